import type { JsonObject } from '#lib/json.ts';
import { sampleDiscount } from '#server/discounts/testing/sample-discount.ts';

type Make = (
  method: 'POST' | 'DELETE',
  path: string,
  payload: JsonObject | undefined,
  read: (body: JsonObject) => string,
) => Promise<string>;

export const DISCOUNT_ROWS = ['discount', 'removedDiscount'] as const;

/** A discount with a code, and one that was deleted. */
export async function addDiscounts(
  make: Make,
  title: string,
): Promise<Readonly<Record<(typeof DISCOUNT_ROWS)[number], string>>> {
  const idOf = (body: JsonObject) => body['id'] as string;
  const discount = await make('POST', '/api/discounts', sampleDiscount(title, title), idOf);
  const removedDiscount = await make('POST', '/api/discounts', sampleDiscount(title, `${title}-2`), idOf);
  await make('DELETE', `/api/discounts/${removedDiscount}`, undefined, () => '');
  return { discount, removedDiscount };
}
