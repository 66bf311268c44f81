/**
 * The country that an address begins with which nobody has typed into: the only one that can be chosen, else that of the
 * store where it can be; empty otherwise.
 * @param countries those that can be chosen; null: all
 */
export function defaultCountry(countries: ReadonlySet<string> | null, storeCountry: string): string {
  const [only] = countries?.size === 1 ? countries : [];
  if (only !== undefined) return only;
  return countries === null || countries.has(storeCountry) ? storeCountry : '';
}
