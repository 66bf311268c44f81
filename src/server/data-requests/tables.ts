import type { Generated } from 'kysely';
import type { DataRequestKind, DataRequestPlace, DataRequestState } from '#domain/contacts/data-request.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';

export type DataRequestId = Id<'data-request'>;

interface DataRequestsTable {
  site_id: SiteId;
  id: DataRequestId;
  kind: DataRequestKind;
  state: DataRequestState | 'unconfirmed';
  asked_in: DataRequestPlace;
  email: string;
  email_key: string;
  token_hash: Buffer | null;
  asked_at: Date;
  expires_at: Date;
  confirmed_at: Date | null;
  due_at: Date | null;
  reminded_at: Date | null;
  closed_at: Date | null;
  account_id: AccountId | null;
  reason: Generated<string>;
  copy_hash: Buffer | null;
  copy_expires_at: Date | null;
  code_hash: Buffer | null;
  code_tries: Generated<number>;
  code_expires_at: Date | null;
}

/** Tables of migrations/0145_data_requests.sql. */
export interface DataRequestTables {
  data_requests: DataRequestsTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends DataRequestTables {}
}

export const DATA_REQUEST_SITE_TABLES: SiteTablesOf<DataRequestTables> = {
  data_requests: {
    copied: { not: 'whoever asked the original did not ask its copy' },
    archived: true,
    personal: ['email', 'email_key', 'account_id', 'reason'],
    secret: ['token_hash', 'copy_hash', 'code_hash'],
    other: [
      'site_id',
      'id',
      'kind',
      'state',
      'asked_in',
      'asked_at',
      'expires_at',
      'confirmed_at',
      'due_at',
      'reminded_at',
      'closed_at',
      'copy_expires_at',
      'code_tries',
      'code_expires_at',
    ],
  },
};
