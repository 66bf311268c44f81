import type { BlockHeight } from '#domain/arrangement/placed-block.ts';
import type { BlockRecord } from '#domain/pages/block-record.ts';
import { parsedContent } from './parsed-content.ts';

/** How the height of a stored block is determined; a broken one is as high as its notice. */
export function blockHeight(block: BlockRecord): BlockHeight {
  const parsed = parsedContent(block);
  if (!parsed.ok) return 'text';
  const { declaration, data } = parsed.value;
  const { height = 'text' } = declaration;
  return typeof height === 'function' ? height(data) : height;
}
