/**
 * What is chosen in a list by pages after the choice on one of them has changed: that of the others stays, which the
 * table of this page knows nothing of.
 */
export function withChosenElsewhere<Id extends string>(
  before: ReadonlySet<Id>,
  listed: readonly { readonly id: Id }[],
  here: ReadonlySet<Id>,
): ReadonlySet<Id> {
  const ids = new Set(listed.map(({ id }) => id));
  return new Set([...[...before].filter((id) => !ids.has(id)), ...here]);
}
