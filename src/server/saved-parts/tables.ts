import type { JSONColumnType } from 'kysely';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { SavedContent, SavedPartKind } from '#domain/saved-parts/saved-part.ts';

/** See migrations/0060_saved_parts.sql. */
interface SavedPartsTable {
  site_id: SiteId;
  id: string;
  name: string;
  kind: SavedPartKind;
  content: JSONColumnType<SavedContent, string, never>;
  created_by: AccountId | null;
  created_at: Date;
}

export interface SavedPartTables {
  saved_parts: SavedPartsTable;
}
