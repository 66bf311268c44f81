import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { createId, type Id } from '#lib/id.ts';
import { createToken, hashToken, isToken } from '#server/accounts/session-token.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import type { MemberId, MemberLinkKind } from './tables.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long a mailed link works (MEMB-11, MEMB-19, MEMB-24, MEMB-33, MEMB-70). */
const LINK_MS: Readonly<Record<MemberLinkKind, number>> = {
  confirm: 24 * HOUR_MS,
  'sign-in': HOUR_MS,
  reset: HOUR_MS,
  'change-email': 24 * HOUR_MS,
  'undo-email': 72 * HOUR_MS,
  'undo-removal': 7 * 24 * HOUR_MS,
};
/** A code is short, so it works for a short time and is void after a few wrong entries (MEMB-11). */
const CODE_MS = 15 * MINUTE_MS;
const MAX_CODE_TRIES = 5;
const CODE_DIGITS = 6;
const CODE_KINDS: readonly MemberLinkKind[] = ['confirm', 'sign-in'];

type Keys = Pick<Services, 'config' | 'now'>;

interface NewMemberLink {
  readonly kind: MemberLinkKind;
  readonly memberId: MemberId;
  readonly email: string;
  /** The cookie of the browser that asks for the mail; null for mails nobody asked for here. */
  readonly browser: string | null;
  readonly returnTo: string;
  /** Whether the session that it starts outlasts that of the browser (MEMB-27). */
  readonly isKept: boolean;
  /** Of a sign-up: what is in force once the link is used. */
  readonly passwordHash?: string | null;
}

/** What a mail carries; the code is empty for links without one. */
export interface MadeMemberLink {
  readonly token: string;
  readonly code: string;
}

/** Makes a link of 256 random bits and, where the mail carries one, a code; only hashes are kept (MEMB-19). */
export async function createMemberLink(
  trx: Db,
  services: Keys,
  siteId: SiteId,
  link: NewMemberLink,
): Promise<MadeMemberLink> {
  const now = services.now();
  const id = createId<'member-link'>(now);
  const token = createToken();
  const hasCode = CODE_KINDS.includes(link.kind);
  const code = hasCode ? String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0') : '';
  await trx
    .insertInto('member_links')
    .values({
      site_id: siteId,
      id,
      kind: link.kind,
      member_id: link.memberId,
      email: link.email,
      token_hash: hashToken(token),
      code_hash: hasCode ? hashCode(services, id, code) : null,
      code_tries: 0,
      code_expires_at: hasCode ? new Date(now + CODE_MS) : null,
      password_hash: link.passwordHash ?? null,
      browser_hash: link.browser === null ? null : hashToken(link.browser),
      return_to: link.returnTo,
      is_kept: link.isKept,
      created_at: new Date(now),
      expires_at: new Date(now + LINK_MS[link.kind]),
      used_at: null,
    })
    .execute();
  return { token, code };
}

export interface MemberLink {
  readonly id: Id<'member-link'>;
  readonly kind: MemberLinkKind;
  readonly memberId: MemberId;
  readonly email: string;
  readonly returnTo: string;
  readonly isKept: boolean;
  readonly passwordHash: string | null;
}

/** What a link is worth now; one that was used or has expired still tells where it was sent (MEMB-19). */
export type LinkState =
  | { readonly state: 'unknown' }
  | { readonly state: 'used' | 'expired'; readonly link: MemberLink }
  | { readonly state: 'valid'; readonly link: MemberLink; readonly isOfBrowser: boolean };

const COLUMNS = [
  'id',
  'kind',
  'member_id as memberId',
  'email',
  'return_to as returnTo',
  'is_kept as isKept',
  'password_hash as passwordHash',
] as const;

/** Looks at a link; changes nothing (MEMB-12). */
export async function readMemberLink(
  db: Db,
  siteId: SiteId,
  { token, browser, now }: { readonly token: string; readonly browser: string | null; readonly now: number },
): Promise<LinkState> {
  if (!isToken(token)) return { state: 'unknown' };
  const row = await db
    .selectFrom('member_links')
    .select([...COLUMNS, 'used_at', 'expires_at', 'browser_hash'])
    .where('site_id', '=', siteId)
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (row === undefined) return { state: 'unknown' };
  const { used_at: usedAt, expires_at: expiresAt, browser_hash: browserHash, ...link } = row;
  if (usedAt !== null) return { state: 'used', link };
  if (expiresAt.getTime() <= now) return { state: 'expired', link };
  const isOfBrowser = browser !== null && browserHash !== null && hashToken(browser).equals(browserHash);
  return { state: 'valid', link, isOfBrowser };
}

/** Marks a link as used: of two uses at once only one gets it. Null where it is used, expired or unknown. */
export async function takeMemberLink(
  trx: Db,
  siteId: SiteId,
  id: Id<'member-link'>,
  now: number,
): Promise<MemberLink | null> {
  const taken = await trx
    .updateTable('member_links')
    .set({ used_at: new Date(now) })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .returning(COLUMNS)
    .executeTakeFirst();
  return taken ?? null;
}

/**
 * The newest mail that this browser asked for, where the code is its own. Null for any other code; after five wrong
 * ones the code is void, also for the right one (MEMB-11).
 */
export async function findByCode(
  services: Pick<Services, 'config' | 'db' | 'now'>,
  siteId: SiteId,
  { browser, code }: { readonly browser: string; readonly code: string },
): Promise<MemberLink | null> {
  const now = new Date(services.now());
  const newest = await services.db
    .selectFrom('member_links')
    .select('id')
    .where('site_id', '=', siteId)
    .where('browser_hash', '=', hashToken(browser))
    .where('code_hash', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (newest === undefined) return null;
  // Counted before it is compared, so that many entries at once are counted one by one.
  const counted = await services.db
    .updateTable('member_links')
    .set({ code_tries: sql<number>`code_tries + 1` })
    .where('site_id', '=', siteId)
    .where('id', '=', newest.id)
    .where('used_at', 'is', null)
    .where('code_tries', '<', MAX_CODE_TRIES)
    .where('code_expires_at', '>', now)
    .returning([...COLUMNS, 'code_hash'])
    .executeTakeFirst();
  if (counted === undefined || counted.code_hash === null) return null;
  const { code_hash: codeHash, ...link } = counted;
  const isRight = timingSafeEqual(codeHash, hashCode(services, link.id, code.replaceAll(/\s/g, '')));
  return isRight ? link : null;
}

/** Links of a member that must not work any more, as after a new password. */
export async function voidMemberLinks(
  trx: Db,
  siteId: SiteId,
  memberId: MemberId,
  kinds: readonly MemberLinkKind[],
): Promise<void> {
  await trx
    .deleteFrom('member_links')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .execute();
}

function hashCode({ config }: Pick<Services, 'config'>, id: Id<'member-link'>, code: string): Buffer {
  return createHmac('sha256', config.secrets.crumb).update(`member-code:${id}:${code}`).digest();
}
