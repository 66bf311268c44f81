/** A change that a person saved in this window: 'Change fonts' in the site's document. */
interface SavedChange {
  /** The document, or the form of its settings. */
  readonly where: string;
  readonly name: string;
  /** ms since the epoch. */
  readonly at: number;
}

/** The latest change in each document, for undo, which names what it skips (EDIT-210). */
const latest = new Map<string, SavedChange>();

export function noteChange(change: SavedChange): void {
  latest.set(change.where, change);
}

/** The change saved elsewhere after a time; returned once. */
export function takeLaterChangeElsewhere(where: string, since: number): string | null {
  const later = [...latest.values()]
    .filter((change) => change.where !== where && change.at > since)
    .toSorted((a, b) => b.at - a.at);
  for (const change of later) latest.delete(change.where);
  return later[0]?.name ?? null;
}
