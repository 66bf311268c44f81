import { withoutControlCharacters } from '#domain/seo/escape-html.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { deriveSections } from '#domain/pages/page-model.ts';
import { blockHeight } from '#site/blocks/block-height.ts';
import { BlockContent } from '#site/blocks/block-content.tsx';
import { markdownElements } from '#blocks/markdown/markdown-elements.tsx';
import { createBlockContext } from '#site/create-block-context.ts';
import type { MarkupBudget } from '#site/markup/markup-budget.ts';
import { renderMarkup } from '#site/markup/render-markup.ts';
import type { LinkTarget } from '#site/content/page-request.ts';
import type { SiteShell } from '#site/content/site-shell.ts';

/**
 * The blocks of an item as HTML for feed readers: absolute addresses, no layout, nothing that throws. `budget` is the
 * whole feed's.
 */
export function feedContent(
  shell: SiteShell,
  records: DocumentRecords,
  documentId: string,
  targets: ReadonlyMap<string, LinkTarget>,
  budget: MarkupBudget,
): string {
  const context = createBlockContext({
    markdown: markdownElements,
    mode: 'page',
    host: 'public',
    siteId: shell.siteId,
    documentId,
    language: shell.settings.language,
    pathOf: (id) => targets.get(id)?.path ?? null,
    topHeadingLevel: 2,
  });
  const html = deriveSections(records, blockHeight)
    .flatMap((entry) => entry.blocks)
    .map((block) => {
      try {
        return renderMarkup(<BlockContent block={block} context={context} />, budget);
      } catch {
        // The page of the item reports the error; the feed leaves the block out.
        return '';
      }
    })
    .join('\n');
  return withoutControlCharacters(absolute(html, shell.origin));
}

function absolute(html: string, origin: string): string {
  return html
    .replaceAll(/\b(href|src|action|poster)="\/(?!\/)/g, `$1="${origin}/`)
    .replaceAll(/\bsrcset="([^"]*)"/g, (_match, set: string) => {
      const candidates = set.split(', ').map((each) => (each.startsWith('/') ? origin + each : each));
      return `srcset="${candidates.join(', ')}"`;
    });
}
