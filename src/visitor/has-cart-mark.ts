/** Whether this browser says that it has a cart: the cookie is there for scripts to see (ORD-04, NAV-57). */
export function hasCartMark({ cookie }: Pick<Document, 'cookie'>): boolean {
  return `; ${cookie}`.includes('; cart=');
}
