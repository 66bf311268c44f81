/** A node of what `explain (format json)` answers, as far as it is read. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Filter?: string;
  readonly Plans?: readonly PlanNode[];
}

/** What the catalogue says of the tables of sites. */
export interface TenantTables {
  /** Tables every row of which is of a site. */
  readonly tables: ReadonlySet<string>;
  /** The table of an index. */
  readonly tableOfIndex: ReadonlyMap<string, string>;
  /** Indexes with one row for a key at most. */
  readonly uniqueIndexes: ReadonlySet<string>;
}

/**
 * Indexes for what is looked for in the whole installation: work that is due at a time, what one account may see, and
 * what an address without a site leads to. Whoever adds one says here what for. What asks for one site does not use them.
 */
const INSTALLATION_WIDE: Readonly<Record<string, string>> = {
  carts_by_change: 'carts that nobody changed for a month',
  checkouts_by_expiry: 'what buyers entered a day ago',
  review_requests_due: 'buyers who are asked for reviews',
  back_in_stock_by_variant: 'what people wait for',
  gift_cards_to_deliver: 'gift cards whose day to be mailed has come',
  gift_cards_to_expire: 'gift cards that expire',
  abandoned_carts_to_tidy: 'what buyers left 30 days ago',
  contact_fills_waiting: 'sites whose people from before contacts still have to be found',
  contact_imports_old: 'imports that can no longer be undone',
  table_imports_old: 'imports that can no longer be undone',
  table_imports_waiting: 'imports that nobody goes on with',
  contact_merges_old: 'merges that can no longer be undone',
  contacts_without_traits: 'contacts of which filters know nothing yet',
  contact_settings_erasing: 'sites that erase contacts without activity',
  contact_runs_old: 'what was done to many contacts is shown for a day',
  content_entries_scheduled: 'items that go live by their own date',
  comment_settings_closing: 'sites on which comments close by themselves',
  comment_settings_with_new_likes: 'sites whose pages do not show the newest likes yet',
  comment_replies_due: 'mails about replies that are due',
  comment_notices_due: 'mails about comments that are due',
  data_requests_closed: 'requests of people that were answered long ago',
  data_requests_to_remind: 'requests of people that are due in a week',
  data_requests_unconfirmed: 'requests of people that nobody confirmed in time',
  erased_addresses_pkey: 'whom the installation has erased, before a backup is restored',
  documents_to_purge: 'the trash of all sites',
  import_runs_with_file: 'old files of imports of all sites',
  files_by_content: 'equal content is kept once for all sites',
  import_runs_one_at_a_time: 'imports that are under way',
  import_runs_under_way: 'imports that are under way',
  list_subscriptions_unconfirmed: 'sign-ups that nobody confirmed in time',
  member_network_addresses_old: 'network addresses of members that are kept for 30 days',
  member_invitations_old: 'invitations that nobody needs any more',
  member_runs_old: 'what can no longer be undone',
  member_links_old: 'links of members that nobody needs any more',
  member_passkey_challenges_by_expiry: 'what authenticators of members were asked to sign, and did not',
  member_sessions_ended: 'sessions of members that ran out',
  member_tries_old: 'counts that say nothing any more',
  members_removed: 'members who left days ago',
  members_unverified: 'sign-ups that nobody confirmed in time',
  orders_due: 'orders that were not paid in time',
  order_lines_with_gift: 'whom gift cards were for that were not paid for 30 days',
  subscriptions_due: 'charges that are due, and those of which somebody is reminded',
  subscriptions_to_end: 'subscriptions that are over',
  subscriptions_to_try: 'charges that failed and are tried again',
  orders_expired_with_buyer: 'orders that were never paid, whose buyers are kept for 30 days',
  orders_with_network_address: 'network addresses of buyers that are kept for 30 days',
  orders_with_receipt: 'receipts of people who were erased, as long as the law asks for them',
  payment_accounts_in_turn: 'accounts at payment providers, compared each night',
  payment_customers_gone: 'customers at payment providers whose member is gone',
  payment_differences_open: 'differences with payment providers, which a metric counts',
  payment_differences_settled: 'differences that were settled long ago',
  payment_events_by_time: 'messages of payment providers that are kept for 30 days',
  payments_open: 'payments that hang, of which their providers are asked',
  preview_links_by_expiry: 'links that ran out',
  refunds_pending: 'refunds of which no provider has said how they ended',
  scheduled_publishes_due: 'publishes that are due',
  site_former_identifiers_by_expiry: 'names that are free again',
  site_former_identifiers_identifier_key: 'where a renamed site is now',
  site_roles_of_account: 'the sites of one person',
  site_handovers_of_account: 'the sites that are offered to one person',
};

const OF_ONE_SITE =
  /\bsite_id = |\b(?:contact_keys|labels_of_site|near_keys|search_keys|search_runs)\(site_id\b/;

/** What in a plan reads rows of sites that were not asked for: scans of whole tables, and indexes not entered by site. */
export function planFaults(plan: PlanNode, catalogue: TenantTables): readonly string[] {
  const inner = (plan.Plans ?? []).flatMap((child) => planFaults(child, catalogue));
  const own = faultOf(plan, catalogue);
  return own === null ? inner : [own, ...inner];
}

function faultOf(node: PlanNode, { tables, tableOfIndex, uniqueIndexes }: TenantTables): string | null {
  const kind = node['Node Type'];
  const index = node['Index Name'];
  const table = node['Relation Name'] ?? (index === undefined ? undefined : tableOfIndex.get(index));
  if (table === undefined || !tables.has(table)) return null;
  if (kind === 'Seq Scan' || kind === 'Sample Scan') return `reads the whole of ${table}`;
  if (index === undefined || OF_ONE_SITE.test(node['Index Cond'] ?? '')) return null;
  const asksForOneSite = OF_ONE_SITE.test(node.Filter ?? '') && !uniqueIndexes.has(index);
  return INSTALLATION_WIDE[index] !== undefined && !asksForOneSite
    ? null
    : `reads rows of other sites in ${table} by ${index}`;
}
