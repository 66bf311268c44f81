import { sayLabel } from '#ui/say-label.ts';
import { findBlock } from '#blocks/registry.ts';
import type { FoundRecord } from '#contract/content-search.ts';

/** Screens of the configuration area where records of the site's own document are changed. */
const SITE_PLACES: Readonly<Record<string, readonly [title: string, path: string]>> = {
  settings: ['Site settings', '/settings/general'],
  header: ['Header', '/pages'],
  'nav-link': ['Navigation', '/pages'],
  'popup-overlay': ['Pop-up', '/marketing/promotional-pop-up'],
  'announcement-bar': ['Announcement bar', '/marketing/announcement-bar'],
  'mobile-info-bar': ['Mobile info bar', '/marketing/mobile-info-bar'],
  'business-details': ['Business details', '/marketing/mobile-info-bar'],
  'cookie-banner': ['Cookie banner', '/settings/cookies'],
};

/** Where a found record is, in words. */
export function placeTitle(record: FoundRecord): string {
  const { documentKind, recordType, blockType } = record;
  if (recordType === 'block') {
    const block = sayLabel(findBlock(blockType ?? '')?.title ?? 'Block');
    return documentKind === 'site' ? `Footer · ${block}` : inSynced(documentKind, block);
  }
  if (recordType === 'section')
    return documentKind === 'site' ? 'Footer · Section' : inSynced(documentKind, 'Section');
  if (documentKind === 'synced') return 'Synced section';
  if (documentKind === 'site') return SITE_PLACES[recordType]?.[0] ?? 'Site settings';
  return documentKind === 'item' ? 'Post settings' : 'Page settings';
}

function inSynced(kind: FoundRecord['documentKind'], name: string): string {
  return kind === 'synced' ? `Synced section · ${name}` : name;
}

/** The screen for a record of the site's own document that is no part of the footer; null for what is on a page. */
export function sitePath({ documentKind, recordType }: FoundRecord): string | null {
  if (documentKind !== 'site' || recordType === 'block' || recordType === 'section') return null;
  return SITE_PLACES[recordType]?.[1] ?? '/settings/general';
}
