import { richTextSchema } from '#domain/rich-text/rich-text.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { resolveLink } from '#domain/links/resolve-link.ts';
import { deriveSections } from '#domain/pages/page-model.ts';
import { blockHeight } from '#site/blocks/block-height.ts';
import { renderMarkup } from '#site/markup/render-markup.ts';
import { renderRichText } from '#site/rich-text/render-rich-text.tsx';

/** The texts below the details of a product as HTML, in reading order: its description for files of other shops. */
export function bodyHtml(records: DocumentRecords): string {
  return blocksOf(records)
    .flatMap((block) => {
      const text = block.blockType === 'text' ? richTextSchema.safeParse(block.data['text']) : null;
      if (text?.success !== true) return [];
      return [
        renderMarkup(renderRichText(text.data, { resolveLink: (link) => resolveLink(link, () => null) })),
      ];
    })
    .join('\n');
}

/** Whether there is anything else than texts, which a description of a file could not take the place of. */
export function hasOtherBlocks(records: DocumentRecords): boolean {
  return blocksOf(records).some((block) => block.blockType !== 'text');
}

function blocksOf(records: DocumentRecords) {
  return deriveSections(records, blockHeight).flatMap(({ blocks }) => blocks);
}
