/** When a card expires that is issued now: whole years later at the same moment; null without a number of years (ORD-121). */
export function giftCardExpiry(issuedAt: Date, years: number | null): Date | null {
  if (years === null) return null;
  const expiry = new Date(issuedAt);
  expiry.setUTCFullYear(issuedAt.getUTCFullYear() + years);
  return expiry;
}
