import { cutText } from '#lib/cut-text.ts';
import type { CartId } from '#server/carts/tables.ts';

const MAX_LENGTH = 100;

/** What makes a form that is sent again the same one (ORD-159): of each cart its own, whatever the browser sends. */
export function submissionKey(cartId: CartId, posted: string): string {
  return `${cartId}:${cutText(posted, MAX_LENGTH)}`;
}
