import type { SiteId } from '#domain/documents/record.ts';
import { findHomePageId } from '#server/content-entries/find-home-page-id.ts';
import { findEntryByPath, withoutSlash } from '#server/content-entries/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { findRedirect } from './find-redirect.ts';
import { loadRedirectRules, matchRules } from './redirect-rules.ts';

export interface CheckedAddress {
  readonly found: 'page' | 'redirect' | 'nothing';
  /** Where the redirect leads; empty where it is gone for good. */
  readonly to: string;
}

/** What visitors get at a path of the site, its query left aside (FIND-46). */
export async function checkAddress(db: Db, siteId: SiteId, address: string): Promise<CheckedAddress> {
  const [typed = '/'] = address.split(/[?#]/);
  const path = decodedPath(typed);
  if (path === null) return { found: 'nothing', to: '' };
  const rules = await loadRedirectRules(db, siteId);
  const always = rules.hasAlways ? await findRedirect(db, siteId, [path], { isAlwaysOnly: true }) : null;
  if (always !== null) return { found: 'redirect', to: always.to ?? '' };
  if (path === '/') return { found: 'page', to: '' };
  const entry = await findEntryByPath(db, siteId, 'live', path);
  if (entry !== null && entry.isEnabled && entry.workflowState === 'published') {
    // The home page answers at the root only.
    const isHome = (await findHomePageId(db, siteId)) === entry.documentId;
    return isHome ? { found: 'redirect', to: '/' } : { found: 'page', to: '' };
  }
  const found = (await findRedirect(db, siteId, [path])) ?? matchRules(rules.patterns, path);
  return found === null ? { found: 'nothing', to: '' } : { found: 'redirect', to: found.to ?? '' };
}

function decodedPath(path: string): string | null {
  try {
    return withoutSlash(decodeURIComponent(path).normalize('NFC'));
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
