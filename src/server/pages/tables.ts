import type { ColumnType, Generated } from 'kysely';
import type { CollectionType } from '#domain/collections/collection-registry.ts';
import type { WorkflowState } from '#domain/collections/workflow-state.ts';
import type { ContentKind, AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import type { DocumentAccess } from '#domain/gating/access-rule.ts';
import type { RedirectStatus } from '#domain/redirects/redirect-status.ts';
import type { ImageValue } from '#domain/images/image-value.ts';
import type { Id } from '#lib/id.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';
import type { Stage } from '#server/content-entries/content-entry.ts';

interface ContentEntriesTable {
  site_id: SiteId;
  stage: Stage;
  document_id: DocumentId;
  kind: ContentKind;
  collection_id: DocumentId | null;
  collection_type: CollectionType | null;
  path: string;
  url_name: string;
  title: string;
  navigation_title: Generated<string>;
  description: string;
  excerpt: string;
  author_name: string;
  image: ColumnType<ImageValue | null, string | null, string | null>;
  tags: string[];
  categories: string[];
  tag_keys: string[];
  category_keys: string[];
  workflow_state: WorkflowState;
  publish_at: Date | null;
  is_enabled: boolean;
  is_noindex: boolean;
  /** Whether lists show it to visitors. */
  is_listed: Generated<boolean>;
  updated_at: Date;
  listed_at: Date;
  search_text: string;
  /** What the document says of who gets it; null: nothing. */
  access: ColumnType<DocumentAccess | null, string | null | undefined, string | null>;
}

export const REDIRECT_SOURCES = ['automatic', 'owner', 'import'] as const;
export type RedirectSource = (typeof REDIRECT_SOURCES)[number];

interface RedirectsTable {
  site_id: SiteId;
  from_path: string;
  to_path: string | null;
  document_id: DocumentId | null;
  status: RedirectStatus;
  source: RedirectSource;
  created_at: Date;
  is_enabled: Generated<boolean>;
  is_always: Generated<boolean>;
  note: Generated<string>;
  /** Order of patterns; null for exact addresses. */
  position: number | null;
  hits: Generated<number>;
  /** `YYYY-MM-DD`. */
  last_used_on: ColumnType<string | null, string | undefined, string>;
}

interface NotFoundAddressesTable {
  site_id: SiteId;
  path: string;
  hits: number;
  /** `YYYY-MM-DD`. */
  last_seen_on: string;
  referrer: string | null;
  is_dismissed: Generated<boolean>;
}

interface PreviewLinksTable {
  site_id: SiteId;
  id: Id<'preview-link'>;
  document_id: DocumentId;
  token_hash: Buffer;
  created_by: AccountId | null;
  created_by_name: string;
  created_at: Date;
  expires_at: Date;
}

/** Tables of migrations/0005_pages.sql, 0064_redirects_by_hand.sql and 0072_not_found_addresses.sql. */
export interface PageTables {
  content_entries: ContentEntriesTable;
  redirects: RedirectsTable;
  not_found_addresses: NotFoundAddressesTable;
  preview_links: PreviewLinksTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends PageTables {}
}

export const PAGE_SITE_TABLES: SiteTablesOf<PageTables> = {
  content_entries: {
    copied: true,
    archived: true,
    personal: ['author_name'],
    secret: [],
    other: [
      'site_id',
      'stage',
      'document_id',
      'kind',
      'collection_id',
      'collection_type',
      'path',
      'url_name',
      'title',
      'navigation_title',
      'description',
      'excerpt',
      'image',
      'tags',
      'categories',
      'tag_keys',
      'category_keys',
      'workflow_state',
      'publish_at',
      'is_enabled',
      'is_noindex',
      'is_listed',
      'updated_at',
      'listed_at',
      'search_text',
      'access',
    ],
  },
  redirects: {
    copied: true,
    archived: true,
    personal: [],
    secret: [],
    other: [
      'site_id',
      'from_path',
      'to_path',
      'document_id',
      'status',
      'source',
      'created_at',
      'is_enabled',
      'is_always',
      'note',
      'position',
      'hits',
      'last_used_on',
    ],
  },
  not_found_addresses: {
    copied: { not: 'visitors asked the original for them' },
    archived: { not: 'visitors ask for them again' },
    personal: [],
    secret: [],
    other: ['site_id', 'path', 'hits', 'last_seen_on', 'referrer', 'is_dismissed'],
  },
  preview_links: {
    copied: { not: 'a link opens one site' },
    archived: { not: 'a link leads to the address of this installation' },
    personal: ['created_by', 'created_by_name'],
    secret: ['token_hash'],
    other: ['site_id', 'id', 'document_id', 'created_at', 'expires_at'],
  },
};
