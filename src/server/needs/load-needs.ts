import type { Loaded, Need, NeedIds, NeedKind, NeedResults } from '#blocks/needs/need.ts';
import { NOTHING_WITHHELD, type Withheld } from '#domain/gating/withheld-documents.ts';
import { ANY_VISITOR, NO_ACCESS_PAGES } from '#domain/gating/site-access.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Looking } from './need-loader.ts';
import { NEED_LOADERS } from './need-loaders.ts';

/** Whoever is not known: nothing that needs an account is open. */
const AS_VISITOR: Looking = {
  viewer: ANY_VISITOR,
  access: { documents: new Map(), areas: new Map(), pages: NO_ACCESS_PAGES },
  language: 'en',
  now: 0,
};

/**
 * All content that blocks need, in one round: one call for each kind, for all its documents. What is `withheld`
 * from the viewer counts as missing.
 */
export async function loadNeeds(
  db: Db,
  siteId: SiteId,
  needs: readonly Need[],
  withheld: Withheld = NOTHING_WITHHELD,
  looking: Looking = AS_VISITOR,
): Promise<Loaded> {
  const wanted = Map.groupBy(needs, ({ kind }) => kind);
  const results = new Map(
    await Promise.all(
      [...wanted].map(async ([kind, ofKind]) => {
        const found = await loadKind(kind, ofKind, { db, siteId, withheld, looking });
        return [
          kind,
          new Map<string, unknown>(ofKind.map(({ documentId: id }) => [id, found.get(id) ?? []])),
        ] as const;
      }),
    ),
  );
  return <Kind extends NeedKind>(kind: Kind, documentId: string) =>
    (results.get(kind)?.get(documentId) ?? null) as NeedResults[Kind] | null;
}

interface Loading {
  readonly db: Db;
  readonly siteId: SiteId;
  readonly withheld: Withheld;
  readonly looking: Looking;
}

function loadKind<Kind extends NeedKind>(
  kind: Kind,
  needs: readonly { readonly documentId: NeedIds[Kind] }[],
  { db, siteId, withheld, looking }: Loading,
): Promise<ReadonlyMap<string, NeedResults[Kind]>> {
  const hidden: ReadonlySet<string> = withheld.documents;
  const ids = [...new Set(needs.map(({ documentId }) => documentId))].filter((id) => !hidden.has(id));
  return NEED_LOADERS[kind](db, siteId, ids, withheld, looking);
}
