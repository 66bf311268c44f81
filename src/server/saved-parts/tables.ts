import type { JSONColumnType } from 'kysely';
import type { Id } from '#lib/id.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { SavedContent, SavedPartKind } from '#domain/saved-parts/saved-part.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';

/** See migrations/0060_saved_parts.sql. */
interface SavedPartsTable {
  site_id: SiteId;
  id: Id<'saved-part'>;
  name: string;
  kind: SavedPartKind;
  content: JSONColumnType<SavedContent, string, never>;
  created_by: AccountId | null;
  created_at: Date;
}

export interface SavedPartTables {
  saved_parts: SavedPartsTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends SavedPartTables {}
}

export const SAVED_PART_SITE_TABLES: SiteTablesOf<SavedPartTables> = {
  saved_parts: {
    copied: true,
    archived: true,
    personal: ['created_by'],
    secret: [],
    other: ['site_id', 'id', 'name', 'kind', 'content', 'created_at'],
  },
};
