import { contentSearch } from '#messages/en/interface/content-search.ts';
import { findBlock } from '#blocks/registry.ts';
import type { FoundRecord } from '#contract/content-search.ts';
import type { Message, Words } from '#messages/message.ts';

/** Screens of the configuration area for the records of the site's own document. */
const SITE_SCREENS: Readonly<Record<string, readonly [title: Message, path: string]>> = {
  settings: [contentSearch.siteSettings, '/settings/general'],
  header: [contentSearch.header, '/pages'],
  'nav-link': [contentSearch.navigation, '/pages'],
  'popup-overlay': [contentSearch.popup, '/marketing/promotional-pop-up'],
  'announcement-bar': [contentSearch.announcementBar, '/marketing/announcement-bar'],
  'mobile-info-bar': [contentSearch.mobileInfoBar, '/marketing/mobile-info-bar'],
  'business-details': [contentSearch.businessDetails, '/marketing/mobile-info-bar'],
  'cookie-banner': [contentSearch.cookieBanner, '/settings/cookies'],
};

/** Where a found record is, from the part of the site to the block. */
export function recordTrail(record: FoundRecord): readonly Words[] {
  const { documentKind, recordType, blockType } = record;
  if (recordType === 'block')
    return [...partOf(documentKind), findBlock(blockType ?? '')?.title ?? contentSearch.block];
  if (recordType === 'section') return [...partOf(documentKind), contentSearch.section];
  if (documentKind === 'synced') return [contentSearch.syncedSection];
  if (documentKind === 'site') return [SITE_SCREENS[recordType]?.[0] ?? contentSearch.siteSettings];
  return [documentKind === 'item' ? contentSearch.postSettings : contentSearch.pageSettings];
}

function partOf(kind: FoundRecord['documentKind']): readonly Words[] {
  if (kind === 'site') return [contentSearch.footer];
  return kind === 'synced' ? [contentSearch.syncedSection] : [];
}

/** The screen for a record of the site's own document that is no part of the footer; null for what is on a page. */
export function sitePath({ documentKind, recordType }: FoundRecord): string | null {
  if (documentKind !== 'site' || recordType === 'block' || recordType === 'section') return null;
  return SITE_SCREENS[recordType]?.[1] ?? '/settings/general';
}
