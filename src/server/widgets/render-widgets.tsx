import { siteTranslator } from '#messages/site-translator.ts';
import type { BlockContext, BlockDeclaration } from '#blocks/define-block.ts';
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
import { MarkupBudget } from '#site/markup/markup-budget.ts';
import { renderMarkup } from '#site/markup/render-markup.ts';

export interface Widget {
  readonly type: string;
  readonly id: string;
  readonly value: JsonObject;
}

/**
 * Blocks as their own `render` draws them for visitors (BLK-03, BLK-04), in their order; fails for one that is no block
 * or broken. What they need is loaded in one round, in as many queries as for one.
 */
export async function renderWidgets(
  services: Services,
  siteId: SiteId,
  widgets: readonly Widget[],
): Promise<readonly Result<string, 'not-found' | 'invalid'>[]> {
  const read = widgets.map(readWidget);
  const drawn = read.flatMap((each) => (each.ok ? [each.value] : []));
  if (drawn.length === 0) return read.map((each) => (each.ok ? ok('') : each));
  const { siteDocumentId } = await findSite(services.db, siteId);
  const site = await loadDocument(services.db, siteId, siteDocumentId);
  const settings = siteSettingsSchema.parse({
    ...site?.records['settings'],
    id: 'settings',
    type: 'settings',
  });
  const linked = new Set(drawn.flatMap(({ widget }) => [...linkedDocumentIds(widget.value)]));
  const [targets, loaded] = await Promise.all([
    loadTargets(services.db, siteId, linked, settings.homePageId),
    loadNeeds(
      services.db,
      siteId,
      drawn.flatMap(({ declaration, data }) => declaration.needs?.(data) ?? []),
    ),
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
  // Together they may take as much work as a page.
  const budget = new MarkupBudget();
  return read.map((each) => (each.ok ? drawWidget(each.value, context, budget) : each));
}

interface ReadWidget {
  readonly widget: Widget;
  readonly declaration: BlockDeclaration;
  readonly data: unknown;
}

function readWidget(widget: Widget): Result<ReadWidget, 'not-found' | 'invalid'> {
  const declaration = findBlock(widget.type);
  if (declaration === null) return fail('not-found');
  const data = parseBlockData(declaration, widget.value, declaration.dataVersion);
  return data.ok ? ok({ widget, declaration, data: data.value }) : fail('invalid');
}

function drawWidget(
  { widget, declaration, data }: ReadWidget,
  context: BlockContext,
  budget: MarkupBudget,
): Result<string, 'invalid'> {
  const Render = declaration.render;
  try {
    return ok(renderMarkup(<Render id={widget.id} data={data} context={context} />, budget));
  } catch {
    // As on a page: whatever is wrong with one block, the others are drawn.
    return fail('invalid');
  }
}
