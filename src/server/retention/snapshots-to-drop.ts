/** Between two kept snapshots lie at most this many changes, so that bringing back any version stays quick. */
const SPACING = 100;
/** The same for what is older than a month. */
const OLD_SPACING = 500;

export interface DocumentSnapshots {
  /** Versions of which there is a snapshot, in order. */
  readonly versions: readonly number[];
  /** The newest version. */
  readonly version: number;
  readonly publishedVersion: number | null;
  /** All changes from here on are stored, based on the snapshot of this version. */
  readonly keptFrom: number;
  /** Versions of kept releases. */
  readonly released: ReadonlySet<number>;
  /** Changes up to this version are older than a month. */
  readonly oldUntil: number;
}

/**
 * Snapshots that nothing is lost with: the version of each can still be put together from an earlier snapshot and a
 * few hundred changes. What visitors get, and what the oldest kept change builds on, always stay; of the time before
 * the oldest kept change only the versions of releases one can roll back to.
 */
export function snapshotsToDrop(document: DocumentSnapshots): readonly number[] {
  const { versions, version, publishedVersion, keptFrom, released, oldUntil } = document;
  const dropped: number[] = [];
  let last = keptFrom;
  for (const [index, each] of versions.entries()) {
    if (each === publishedVersion || each === keptFrom) last = each;
    else if (each < keptFrom) {
      if (!released.has(each)) dropped.push(each);
    } else {
      const next = versions[index + 1] ?? version;
      if (next - last > (next <= oldUntil ? OLD_SPACING : SPACING)) last = each;
      else dropped.push(each);
    }
  }
  return dropped;
}
