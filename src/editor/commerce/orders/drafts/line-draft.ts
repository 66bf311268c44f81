import type { Sellable } from '#contract/order-drafts.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { DraftLine } from '#domain/orders/order-draft.ts';
import { createId } from '#lib/id.ts';
import { amountText, typedAmount } from '../../amount-draft.ts';

interface TypedLine {
  /** Tells lines of a list apart while they are written. */
  readonly key: string;
  readonly title: string;
  readonly isSent: boolean;
  readonly pieces: number;
  /** As it was typed. */
  readonly price: string;
}

/** A line of an order as it is written (ORD-105). */
export type LineDraft = TypedLine &
  (
    | { readonly kind: 'own' }
    | ({ readonly kind: 'product' } & Pick<Sellable, 'productId' | 'variantId' | 'optionText' | 'left'>)
  );

/** A line for a product at its price of now. */
export function productDraft(found: Sellable, currency: CurrencyCode): LineDraft {
  const { productId, variantId, title, optionText, left, isSent, price } = found;
  return {
    kind: 'product',
    key: createId(),
    productId,
    variantId,
    title,
    optionText,
    left,
    isSent,
    pieces: 1,
    price: amountText(price, currency),
  };
}

export function ownDraft(): LineDraft {
  return { kind: 'own', key: createId(), title: '', isSent: false, pieces: 1, price: '' };
}

/** A line as it is sent; null as long as something of it is missing or wrong. */
function sentLine(line: LineDraft, currency: CurrencyCode): DraftLine | null {
  const unit = typedAmount(line.price, currency);
  if (unit === null) return null;
  const { pieces } = line;
  if (line.kind === 'product') {
    const { productId, variantId } = line;
    return { kind: 'product', productId, variantId, pieces, unit };
  }
  const title = line.title.trim();
  return title === '' ? null : { kind: 'own', title, isSent: line.isSent, pieces, unit };
}

/** Those that are whole, as they are sent: what of an order can be priced already. */
export function sentLines(lines: readonly LineDraft[], currency: CurrencyCode): readonly DraftLine[] {
  return lines.flatMap((line) => sentLine(line, currency) ?? []);
}

/** What a line is called where it is talked of. */
export function lineName(line: LineDraft): string {
  return line.kind === 'product' && line.optionText !== '' ? `${line.title}, ${line.optionText}` : line.title;
}
