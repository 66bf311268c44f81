import type { Loaded, Need, NeedKind, NeedResults } from '#blocks/needs/need.ts';
import { NOTHING_WITHHELD, type Withheld } from '#domain/gating/withheld-documents.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { NEED_LOADERS } from './need-loaders.ts';

/**
 * All content that blocks need, in one round: one call for each kind, for all its documents. What is `withheld`
 * from the viewer counts as missing.
 */
export async function loadNeeds(
  db: Db,
  siteId: SiteId,
  needs: readonly Need[],
  withheld: Withheld = NOTHING_WITHHELD,
): Promise<Loaded> {
  const wanted = Map.groupBy(needs, ({ kind }) => kind);
  const results = new Map(
    await Promise.all(
      [...wanted].map(async ([kind, ofKind]) => {
        const ids = [...new Set(ofKind.map(({ documentId }) => documentId))];
        const found = await NEED_LOADERS[kind](
          db,
          siteId,
          ids.filter((id) => !withheld.documents.has(id)),
          withheld,
        );
        return [kind, new Map<string, unknown>(ids.map((id) => [id, found.get(id) ?? []]))] as const;
      }),
    ),
  );
  return <Kind extends NeedKind>(kind: Kind, documentId: string) =>
    (results.get(kind)?.get(documentId) ?? null) as NeedResults[Kind] | null;
}
