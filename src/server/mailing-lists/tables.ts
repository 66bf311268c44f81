import type { ColumnType } from 'kysely';
import type { Id } from '#lib/id.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { SubscriberState } from '#domain/newsletters/subscriber-state.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';
import type { TableImportId } from '#server/table-imports/tables.ts';

interface MailingListsTable {
  site_id: SiteId;
  id: Id<'mailing-list'>;
  name: string;
  description: string;
  reply_to: string;
  is_double_opt_in: boolean;
  created_at: Date;
}

interface SubscribersTable {
  site_id: SiteId;
  id: Id<'subscriber'>;
  email: string;
  email_key: string;
  first_name: string;
  last_name: string;
  created_at: Date;
}

interface ListSubscriptionsTable {
  site_id: SiteId;
  list_id: Id<'mailing-list'>;
  subscriber_id: Id<'subscriber'>;
  state: SubscriberState;
  created_at: Date;
  state_since: Date;
  confirmed_at: Date | null;
}

interface SubscriptionChangesTable {
  site_id: SiteId;
  id: string;
  list_id: Id<'mailing-list'>;
  subscriber_id: Id<'subscriber'>;
  state: SubscriberState;
  source: 'form' | 'link' | 'import' | 'owner';
  form_id: string;
  page_path: string;
  wording: string;
  account_id: AccountId | null;
  network_address: string | null;
  changed_at: Date;
}

interface ImportedSubscribersTable {
  site_id: SiteId;
  import_id: TableImportId;
  subscriber_id: Id<'subscriber'>;
  taken_at: Date;
  before: ColumnType<SubscriptionBefore | null, string | null, never>;
}

/** What a subscription was before an import changed it. */
type SubscriptionBefore = { readonly state: SubscriberState; readonly confirmedAt: string | null };

interface NewsletterLinkMailsTable {
  site_id: SiteId;
  id: string;
  address_hash: Buffer;
  sent_at: Date;
}

/** Tables of migrations/0012_newsletters.sql and 0149_table_imports_of_people.sql. */
export interface MailingListTables {
  mailing_lists: MailingListsTable;
  subscribers: SubscribersTable;
  list_subscriptions: ListSubscriptionsTable;
  subscription_changes: SubscriptionChangesTable;
  newsletter_link_mails: NewsletterLinkMailsTable;
  imported_subscribers: ImportedSubscribersTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends MailingListTables {}
}

const NOT_ASKED = 'the people agreed to mails of the original';

export const MAILING_LIST_SITE_TABLES: SiteTablesOf<MailingListTables> = {
  mailing_lists: {
    copied: true,
    archived: true,
    personal: [],
    secret: [],
    other: ['site_id', 'id', 'name', 'description', 'reply_to', 'is_double_opt_in', 'created_at'],
  },
  subscribers: {
    copied: { not: NOT_ASKED },
    archived: true,
    personal: ['id', 'email', 'email_key', 'first_name', 'last_name'],
    secret: [],
    other: ['site_id', 'created_at'],
  },
  list_subscriptions: {
    copied: { not: NOT_ASKED },
    archived: true,
    personal: ['subscriber_id'],
    secret: [],
    other: ['site_id', 'list_id', 'state', 'created_at', 'state_since', 'confirmed_at'],
  },
  subscription_changes: {
    copied: { not: NOT_ASKED },
    archived: true,
    personal: ['subscriber_id', 'account_id', 'network_address'],
    secret: [],
    other: ['site_id', 'id', 'list_id', 'state', 'source', 'form_id', 'page_path', 'wording', 'changed_at'],
  },
  imported_subscribers: {
    copied: { not: NOT_ASKED },
    archived: { not: 'it serves for 72 hours' },
    personal: ['subscriber_id', 'before'],
    secret: [],
    other: ['site_id', 'import_id', 'taken_at'],
  },
  newsletter_link_mails: {
    copied: { not: 'it counts mails of the last while' },
    archived: { not: 'it counts mails of the last while' },
    personal: ['address_hash'],
    secret: [],
    other: ['site_id', 'id', 'sent_at'],
  },
};
