import { siteTranslator } from '#messages/site-translator.ts';
import { parseBlockData } from '#blocks/parse-block-data.ts';
import { findBlock } from '#blocks/registry.ts';
import { markdownElements } from '#blocks/markdown/markdown-elements.tsx';
import type { SiteId } from '#domain/documents/record.ts';
import { siteSettingsSchema } from '#domain/sites/site-settings.ts';
import type { JsonObject } from '#lib/json.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { loadDocument } from '#server/documents/queries.ts';
import { linkedDocumentIds } from '#server/content-entries/link-ids.ts';
import { loadNeeds } from '#server/needs/load-needs.ts';
import { loadTargets } from '#server/content-entries/load-targets.ts';
import type { Services } from '#server/platform/services.ts';
import { findSite } from '#server/sites/queries.ts';
import { formatDay } from '#site/collections/format-day.ts';
import { createBlockContext } from '#site/create-block-context.ts';
import { renderMarkup } from '#site/markup/render-markup.ts';

export interface Widget {
  readonly type: string;
  readonly id: string;
  readonly value: JsonObject;
}

/** A block as its own `render` draws it for visitors (BLK-03, BLK-04); fails where it is no block or broken. */
export async function renderWidget(
  services: Services,
  siteId: SiteId,
  widget: Widget,
): Promise<Result<string, 'not-found' | 'invalid'>> {
  const declaration = findBlock(widget.type);
  if (declaration === null) return fail('not-found');
  const data = parseBlockData(declaration, widget.value, declaration.dataVersion);
  if (!data.ok) return fail('invalid');
  const { siteDocumentId } = await findSite(services.db, siteId);
  const site = await loadDocument(services.db, siteId, siteDocumentId);
  const settings = siteSettingsSchema.parse({
    ...site?.records['settings'],
    id: 'settings',
    type: 'settings',
  });
  const [targets, loaded] = await Promise.all([
    loadTargets(services.db, siteId, linkedDocumentIds(widget.value), settings.homePageId),
    loadNeeds(services.db, siteId, declaration.needs?.(data.value) ?? []),
  ]);
  const context = createBlockContext({
    markdown: markdownElements,
    mode: 'page',
    host: 'app',
    siteId,
    documentId: '',
    language: settings.language,
    translate: siteTranslator(settings.language),
    pathOf: (documentId) => targets.get(documentId)?.path ?? null,
    loaded,
    formatDay: (at) => formatDay(at, settings),
  });
  const Render = declaration.render;
  return ok(renderMarkup(<Render id={widget.id} data={data.value} context={context} />));
}
