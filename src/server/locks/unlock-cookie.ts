import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { isId } from '#lib/id.ts';
import type { Services } from '#server/platform/services.ts';
import type { ContentLock, ContentLocks } from './content-locks.ts';

/** What a visitor has opened on this site; needed for the site to work (CONS-65). */
export const UNLOCK_COOKIE = 'portico_unlocked';
/** 30 days (MEMB-62). */
export const UNLOCKED_S = 30 * 24 * 60 * 60;
/** Of one visitor on one site; the oldest are forgotten first, so that the cookie stays small. */
const MAX_UNLOCKED = 20;

type Keys = Pick<Services, 'config' | 'now'>;

/** The documents a cookie opens; those whose password was changed since are not among them. */
export function readUnlocked(
  services: Keys,
  siteId: SiteId,
  locks: ContentLocks,
  cookie: string | null,
): ReadonlySet<DocumentId> {
  return new Set(validParts(services, siteId, locks, cookie).map(({ documentId }) => documentId));
}

/** The value of the cookie after one more password was right. */
export function writeUnlocked(
  services: Keys,
  siteId: SiteId,
  locks: ContentLocks,
  cookie: string | null,
  opened: ContentLock,
): string {
  const kept = validParts(services, siteId, locks, cookie)
    .filter(({ documentId }) => documentId !== opened.documentId)
    .map(({ text }) => text);
  const expiresAt = Math.floor(services.now() / 1000) + UNLOCKED_S;
  const part = `${opened.documentId}.${expiresAt}.${sign(services, siteId, opened, expiresAt)}`;
  return [...kept, part].slice(-MAX_UNLOCKED).join('~');
}

function validParts(services: Keys, siteId: SiteId, locks: ContentLocks, cookie: string | null) {
  if (cookie === null || locks.size === 0) return [];
  return cookie
    .split('~')
    .slice(0, MAX_UNLOCKED)
    .flatMap((text) => {
      const [documentId = '', expires = '', signature = ''] = text.split('.');
      const lock = isId<'document'>(documentId) ? locks.get(documentId) : undefined;
      const expiresAt = Number(expires);
      if (lock === undefined || !/^\d{1,12}$/.test(expires) || expiresAt * 1000 <= services.now()) return [];
      const expected = Buffer.from(sign(services, siteId, lock, expiresAt));
      const given = Buffer.from(signature);
      const isRight = given.length === expected.length && timingSafeEqual(given, expected);
      return isRight ? [{ documentId: lock.documentId, text }] : [];
    });
}

function sign({ config }: Keys, siteId: SiteId, lock: ContentLock, expiresAt: number): string {
  return createHmac('sha256', config.secrets.crumb)
    .update(`unlock:${siteId}:${lock.documentId}:${lock.keyId}:${expiresAt}`)
    .digest('base64url');
}
