import { parseBlockData } from '#blocks/parse-block-data.ts';
import { findBlock } from '#blocks/registry.ts';
import { markdownElements } from '#blocks/markdown/markdown-elements.tsx';
import type { SiteId } from '#domain/documents/record.ts';
import { siteSettingsSchema } from '#domain/sites/site-settings.ts';
import { sayIn } from '#domain/visitor-words/say-in.ts';
import type { JsonObject } from '#lib/json.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { loadDocument } from '#server/documents/queries.ts';
import { linkedDocumentIds } from '#server/published/link-ids.ts';
import { loadItems } from '#server/published/load-items.ts';
import { loadSlides, sourceOfGallery } from '#server/published/load-slides.ts';
import { loadTargets } from '#server/published/load-targets.ts';
import type { Services } from '#server/platform/services.ts';
import { findSite } from '#server/sites/queries.ts';
import { galleryBlock } from '#site/collections/gallery-section.ts';
import { formatDay } from '#site/collections/post-summary.ts';
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
  collectionId: string | undefined,
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
  const [targets, items] = await Promise.all([
    loadTargets(services.db, siteId, linkedDocumentIds(widget.value), settings.homePageId),
    loadItems(services.db, siteId, collectionId === undefined ? [] : [collectionId]),
  ]);
  const drawn = await withSlides(services, siteId, widget, data.value, declaration.dataVersion);
  const context = createBlockContext({
    markdown: markdownElements,
    mode: 'page',
    host: 'app',
    siteId,
    documentId: '',
    language: settings.language,
    say: sayIn(settings.language),
    pathOf: (documentId) => targets.get(documentId)?.path ?? null,
    itemsOf: (id) => items.get(id) ?? null,
    formatDay: (at) => formatDay(at, settings),
  });
  const Render = declaration.render;
  return ok(renderMarkup(<Render id={widget.id} data={drawn} context={context} />));
}

/** The data of a gallery that draws on a collection, with the slides of that (GAL-12); other data as it is. */
async function withSlides(
  services: Services,
  siteId: SiteId,
  widget: Widget,
  data: unknown,
  dataVersion: number,
): Promise<unknown> {
  if (widget.type !== 'gallery') return data;
  const block = galleryBlock(widget.id, { ...(data as JsonObject), dataVersion });
  const source = sourceOfGallery(block);
  if (source === null) return data;
  const items = (await loadSlides(services.db, siteId, [source])).get(source) ?? [];
  return { ...(data as JsonObject), items };
}
