import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { SubscriberState } from '#domain/newsletters/subscriber-state.ts';

interface MailingListsTable {
  site_id: SiteId;
  id: string;
  name: string;
  description: string;
  reply_to: string;
  is_double_opt_in: boolean;
  created_at: Date;
}

interface SubscribersTable {
  site_id: SiteId;
  id: string;
  email: string;
  email_key: string;
  first_name: string;
  last_name: string;
  created_at: Date;
}

interface ListSubscriptionsTable {
  site_id: SiteId;
  list_id: string;
  subscriber_id: string;
  state: SubscriberState;
  created_at: Date;
  state_since: Date;
  confirmed_at: Date | null;
}

interface SubscriptionChangesTable {
  site_id: SiteId;
  id: string;
  list_id: string;
  subscriber_id: string;
  state: SubscriberState;
  source: 'form' | 'link' | 'import' | 'owner';
  form_id: string;
  page_path: string;
  wording: string;
  account_id: AccountId | null;
  network_address: string | null;
  changed_at: Date;
}

interface NewsletterLinkMailsTable {
  site_id: SiteId;
  id: string;
  address_hash: Buffer;
  sent_at: Date;
}

/** Tables of migrations/0012_newsletters.sql. */
export interface NewsletterTables {
  mailing_lists: MailingListsTable;
  subscribers: SubscribersTable;
  list_subscriptions: ListSubscriptionsTable;
  subscription_changes: SubscriptionChangesTable;
  newsletter_link_mails: NewsletterLinkMailsTable;
}
