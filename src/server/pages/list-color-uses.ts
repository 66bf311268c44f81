import { sql } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { CustomColorId } from '#domain/palette/color-ids.ts';
import type { Db } from '#server/platform/database/database.ts';

const MAX_NAMED = 10;
/** It holds the own colors themselves, and the themes that wear them, which the editor knows. */
const DESIGN_RECORD = 'design';

interface ColorUses {
  readonly pages: readonly {
    readonly documentId: DocumentId;
    readonly title: string;
    readonly path: string;
  }[];
  readonly total: number;
  /** Whether header or footer use it. */
  readonly isInSite: boolean;
}

/**
 * Pages, collections and items whose drafts use a custom colour in words, gradients or blocks, by their addresses, the
 * first ones (PAL-06). Reads all records of one site: for a rare query.
 */
export async function listColorUses(db: Db, siteId: SiteId, colorId: CustomColorId): Promise<ColorUses> {
  // In the format of PostgreSQL's jsonb; `_` is escaped, since it is a wildcard of `like`.
  const wears = sql<boolean>`wearing.record::text like ${`%"${colorId.replaceAll('_', String.raw`\_`)}"%`}`;
  const [rows, ofSite] = await Promise.all([
    db
      .selectFrom('content_entries as entry')
      .select([
        'entry.document_id as documentId',
        'entry.title',
        'entry.path',
        sql<number>`(count(*) over ())::int`.as('total'),
      ])
      .where('entry.site_id', '=', siteId)
      .where('entry.stage', '=', 'draft')
      .where((where) =>
        where.exists(
          where
            .selectFrom('document_records as wearing')
            .select('wearing.record_id')
            .where('wearing.site_id', '=', siteId)
            .whereRef('wearing.document_id', '=', 'entry.document_id')
            .where(wears),
        ),
      )
      .orderBy('entry.path')
      .limit(MAX_NAMED)
      .execute(),
    db
      .selectFrom('documents as site')
      .innerJoin('document_records as wearing', (join) =>
        join.onRef('wearing.site_id', '=', 'site.site_id').onRef('wearing.document_id', '=', 'site.id'),
      )
      .select('wearing.record_id')
      .where('site.site_id', '=', siteId)
      .where('site.kind', '=', 'site')
      .where('wearing.record_id', '!=', DESIGN_RECORD)
      .where(wears)
      .limit(1)
      .execute(),
  ]);
  return {
    pages: rows.map(({ documentId, title, path }) => ({ documentId, title, path })),
    total: rows[0]?.total ?? 0,
    isInSite: ofSite.length > 0,
  };
}
