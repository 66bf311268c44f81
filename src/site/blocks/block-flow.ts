import type { BlockFlow } from '#domain/arrangement/placed-block.ts';
import type { BlockRecord } from '#domain/pages/block-record.ts';
import { parsedContent } from './parsed-content.ts';

/** Where a stored block stands in its columns if it is as wide as what it shows; null for all others. */
export function blockFlow(block: BlockRecord): BlockFlow | null {
  const parsed = parsedContent(block);
  if (!parsed.ok) return null;
  const { declaration, data } = parsed.value;
  return declaration.flow?.(data) ?? null;
}
