import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { findNeighbours } from '#server/content-entries/find-neighbours.ts';
import type { TargetRow } from '#server/content-entries/list-link-targets.ts';
import type { Neighbour, Neighbours, NeighboursOf } from '../define-collection-source.ts';

/** The items before and after one by their dates. */
export async function loadNeighboursByDate(
  db: Db,
  siteId: SiteId,
  { documentId, collectionId, stage, withheld }: NeighboursOf,
): Promise<Neighbours> {
  const { previous, next } = await findNeighbours(db, siteId, collectionId, documentId, stage, withheld);
  return { previous: neighbour(previous), next: neighbour(next) };
}

function neighbour(row: TargetRow | null): Neighbour | null {
  return row === null ? null : { path: encodeURI(row.path), title: row.title };
}
