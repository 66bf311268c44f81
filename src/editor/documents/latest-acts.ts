/** A change that a person saved in this window: 'Change fonts' in the site's document. */
interface Act {
  /** The document, or the form of its settings. */
  readonly where: string;
  readonly name: string;
  /** ms since the epoch. */
  readonly at: number;
}

/** The latest change in each document, for undo, which names what it skips (EDIT-210). */
const latest = new Map<string, Act>();

export function noteAct(act: Act): void {
  latest.set(act.where, act);
}

/** The change saved elsewhere after a time; returned once. */
export function takeActElsewhere(where: string, since: number): string | null {
  const later = [...latest.values()]
    .filter((act) => act.where !== where && act.at > since)
    .toSorted((a, b) => b.at - a.at);
  for (const act of later) latest.delete(act.where);
  return later[0]?.name ?? null;
}
