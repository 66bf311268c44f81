/** Where a subscription cart is checked out, by its secret (COMM-50, ORD-33). */
export function subscribePath(token: string): string {
  return `/checkout/subscribe?cartToken=${token}`;
}
