/** The page of a subscription on the site, by its secret: whoever has it manages the subscription (COMM-53, ORD-116). */
export function subscriptionPath(token: string): string {
  return `/checkout/subscription/${token}`;
}
