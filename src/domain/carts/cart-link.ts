import type { VariantId } from '#domain/products/variant.ts';
import { isId } from '#lib/id.ts';

/** Parts of a link that count (ORD-13). */
export const MAX_LINK_PARTS = 50;

const PART = /^([0-9a-f]{24}):([0-9]{1,5})$/;

/**
 * What a link to a cart asks for: `{variantId}:{quantity},…` (ORD-13). Of a variant that it names twice the larger
 * quantity counts; parts that are none, and those beyond the fiftieth, are left out.
 */
export function linkParts(text: string): {
  readonly parts: readonly { readonly variantId: VariantId; readonly pieces: number }[];
  /** Whether something was left out. */
  readonly hasOthers: boolean;
} {
  const written = text.split(',').filter((part) => part !== '');
  const pieces = new Map<VariantId, number>();
  let hasOthers = written.length > MAX_LINK_PARTS;
  for (const part of written.slice(0, MAX_LINK_PARTS)) {
    const [, id = '', quantity = ''] = PART.exec(part) ?? [];
    const wanted = Number(quantity);
    if (!isId<'variant'>(id) || wanted === 0) hasOthers = true;
    else pieces.set(id, Math.max(wanted, pieces.get(id) ?? 0));
  }
  return { parts: [...pieces].map(([variantId, most]) => ({ variantId, pieces: most })), hasOthers };
}
