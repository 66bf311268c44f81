/**
 * Tables of a site that its copy gets, in the order of their foreign keys. Ids stay the same: they are unique in
 * their site only, so links between documents go on working.
 */
export const COPIED_TABLES = [
  'documents',
  'document_records',
  'document_changes',
  'document_snapshots',
  'document_file_uses',
  'releases',
  'release_documents',
  'content_entries',
  'redirects',
  'content_locks',
  'files',
  'file_names',
  'import_sources',
  'item_comments',
  'mailing_lists',
  'saved_parts',
] as const;

/** Tables of a site that belong to the original alone: people, addresses, what visitors sent, what is under way. */
export const LEFT_TABLES = [
  'site_roles',
  'site_usage',
  'site_former_identifiers',
  'site_covers',
  'document_presence',
  'scheduled_publishes',
  'preview_links',
  'outbox_mails',
  'form_submissions',
  'consent_choices',
  'form_used_keys',
  'form_senders',
  'form_challenges',
  'form_captcha_secrets',
  'form_feeds',
  'import_runs',
  'subscribers',
  'list_subscriptions',
  'subscription_changes',
  'newsletter_link_mails',
  'not_found_addresses',
] as const;
