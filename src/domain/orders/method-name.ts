/** How brands are written that are not written as they are named. */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  jcb: 'JCB',
  paypal: 'PayPal',
  sepa_debit: 'SEPA',
  unionpay: 'UnionPay',
};

/** What a way to pay is known by: its brand and its last four digits, from left to right in every language (ORD-75, ORD-146). */
export function methodName({ brand, last4 }: { readonly brand: string; readonly last4: string }): string {
  const name = BRANDS[brand] ?? `${brand.charAt(0).toUpperCase()}${brand.slice(1).replaceAll('_', ' ')}`;
  return last4 === '' ? name : `\u2066${name} ···· ${last4}\u2069`;
}

/** Whether the month is over in which something ends, such as `04/2031`; what has no end never ends. */
export function hasEnded(expires: string, now: number): boolean {
  const [month, year] = expires.split('/').map(Number);
  return month !== undefined && year !== undefined && now >= Date.UTC(year, month);
}
