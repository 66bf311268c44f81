import { markdownElements } from '#blocks/markdown/markdown-elements.tsx';
import type { BlockContext } from '#blocks/define-block.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { deriveSections } from '#domain/pages/page-model.ts';
import { blockHeight } from '#site/blocks/block-height.ts';
import { createBlockContext } from '#site/create-block-context.ts';
import { findLeftOutBlocks } from '#site/page/find-left-out-blocks.tsx';

/** Ids of the blocks that visitors do not see, because the page exceeds its budget before them. */
export function blocksWithoutRoom(
  records: DocumentRecords,
  { siteId, documentId, language }: Pick<BlockContext, 'siteId' | 'documentId' | 'language'>,
): readonly string[] {
  const context = createBlockContext({
    markdown: markdownElements,
    mode: 'page',
    host: 'public',
    siteId,
    documentId,
    language,
    pathOf: () => '/',
  });
  return findLeftOutBlocks(deriveSections(records, blockHeight), context).withoutRoom;
}
