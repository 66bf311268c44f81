import type { SiteId } from '#domain/documents/record.ts';
import { isPasswordOf } from '#server/accounts/password-hash.ts';
import { clientNetwork } from '#server/platform/http/client-network.ts';
import { addressKey } from '#server/platform/mail/address-key.ts';
import type { Services } from '#server/platform/services.ts';
import { mailMember } from './mail-member.ts';
import { startMemberSession } from './member-session.ts';
import { countMemberTries, countMemberTry, forgiveMemberTries } from './member-tries.ts';
import { findMemberByEmail, type Member } from './members.ts';

/** Longer texts are no password of anybody, and are not hashed. */
const MAX_PASSWORD = 512;

export interface AskedSignIn {
  readonly email: string;
  readonly network: string;
  readonly browser: string;
  readonly returnTo: string;
  /** Whether the session outlasts that of the browser (MEMB-27). */
  readonly isKept: boolean;
}

export type SignInOutcome =
  | { readonly kind: 'signed-in'; readonly token: string }
  | { readonly kind: 'incorrect' | 'not-active' | 'code' }
  | { readonly kind: 'slowed'; readonly seconds: number };

/**
 * Signs a member in by password. A wrong password and an unknown address give the same (MEMB-21); who has not confirmed
 * the address gets a mail and the entry of its code, and no further (MEMB-11).
 */
export async function signInByPassword(
  services: Services,
  siteId: SiteId,
  asked: AskedSignIn & { readonly password: string; readonly userAgent: string },
): Promise<SignInOutcome> {
  const [email, network] = [addressKey(asked.email), clientNetwork(asked.network)];
  const seconds = await countMemberTries(services, siteId, [
    ['password', email],
    ['network', network],
  ]);
  if (seconds !== null) return { kind: 'slowed', seconds };
  const member = await findMemberByEmail(services.db, siteId, asked.email);
  const hash = member === null || member.status === 'removed' ? null : member.passwordHash;
  const isShort = asked.password.length <= MAX_PASSWORD;
  if (!isShort || !(await isPasswordOf(hash, asked.password)) || member === null)
    return { kind: 'incorrect' };
  const forgive = () => forgiveMemberTries(services, siteId, { email, network });
  if (member.status === 'active') {
    const { userAgent } = asked;
    const session = { memberId: member.id, userAgent, network: asked.network, now: services.now() };
    const [token] = await Promise.all([startMemberSession(services.db, siteId, session), forgive()]);
    return { kind: 'signed-in', token };
  }
  await forgive();
  if (member.status === 'suspended') return { kind: 'not-active' };
  const slowed = await mailToSignIn(services, siteId, member, asked, member.passwordHash);
  return slowed === null ? { kind: 'code' } : { kind: 'slowed', seconds: slowed };
}

/**
 * Mails a link to sign in, or to confirm the address first, where there is such a member; the answer is the same for
 * all addresses (MEMB-19, MEMB-21). The seconds to wait, where the address got too many mails (MEMB-14).
 */
export async function requestSignInLink(
  services: Services,
  siteId: SiteId,
  asked: AskedSignIn,
): Promise<number | null> {
  const member = await findMemberByEmail(services.db, siteId, asked.email);
  return mailToSignIn(services, siteId, member, asked);
}

/** Mails a link to confirm the address where it is not; the answer is the same for all addresses (MEMB-11). */
export async function requestConfirmation(
  services: Services,
  siteId: SiteId,
  asked: AskedSignIn,
): Promise<number | null> {
  const member = await findMemberByEmail(services.db, siteId, asked.email);
  return mailToSignIn(services, siteId, member?.status === 'unverified' ? member : null, asked);
}

/** Mails a link to choose a new password; the answer is the same for all addresses (MEMB-24). */
export async function requestMemberReset(
  services: Services,
  siteId: SiteId,
  asked: AskedSignIn,
): Promise<number | null> {
  const slowed = await countMemberTry(services, siteId, 'mail', addressKey(asked.email));
  if (slowed !== null) return slowed;
  const member = await findMemberByEmail(services.db, siteId, asked.email);
  if (member === null || member.status === 'removed') return null;
  const { id: memberId, email: to } = member;
  const { browser, returnTo, isKept } = asked;
  const mail = { kind: 'reset', memberId, to, browser, returnTo, isKept } as const;
  await services.db.transaction().execute((trx) => mailMember(trx, services, siteId, mail));
  return null;
}

async function mailToSignIn(
  services: Services,
  siteId: SiteId,
  member: Member | null,
  asked: AskedSignIn,
  passwordHash: string | null = null,
): Promise<number | null> {
  const slowed = await countMemberTry(services, siteId, 'mail', addressKey(asked.email));
  if (slowed !== null || member === null || member.status === 'removed') return slowed;
  const { id: memberId, email: to } = member;
  const { browser, returnTo, isKept } = asked;
  const kind = member.status === 'unverified' ? 'confirm' : 'sign-in';
  const mail = { kind, memberId, to, browser, returnTo, isKept, passwordHash } as const;
  await services.db.transaction().execute((trx) => mailMember(trx, services, siteId, mail));
  return null;
}
