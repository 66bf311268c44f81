import { cutText } from '#lib/cut-text.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { SignedInMember } from '#server/platform/http/caller.ts';
import { addressKey } from '#server/platform/mail/address-key.ts';
import type { Services } from '#server/platform/services.ts';
import { addressesOfMember } from './member-addresses.ts';
import { mailMember, mailPasswordChanged } from './mail-member.ts';
import { recordHappening } from './member-history.ts';
import { hashMemberPassword } from './member-password.ts';
import { endMemberSessions, listMemberSessions } from './member-session.ts';
import { countMemberTry } from './member-tries.ts';
import { listMemberships } from './list-memberships.ts';
import { answersOf } from './member-extras.ts';
import { findMemberSettings } from './member-settings.ts';
import { findMember, findMemberByEmail } from './members.ts';
import { listNetworkAddresses } from './network-addresses.ts';
import { setMemberStatus } from './set-member-status.ts';

const MAX_NAME = 100;
/** How old a sign-in may be for what cannot be taken back easily (MEMB-33, MEMB-70). */
const FRESH_MS = 10 * 60 * 1000;

/** Whether the member signed in within the last 10 minutes (MEMB-33, MEMB-70). */
export function isFreshSignIn({ signedInAt }: SignedInMember, now: number): boolean {
  return now - signedInAt.getTime() <= FRESH_MS;
}

export async function saveProfile(
  { db }: Services,
  siteId: SiteId,
  { memberId }: SignedInMember,
  names: { readonly firstName: string; readonly lastName: string },
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  await db
    .updateTable('members')
    .set({
      first_name: cutText(names.firstName, MAX_NAME),
      last_name: cutText(names.lastName, MAX_NAME),
      fields: JSON.stringify(fields),
    })
    .where('site_id', '=', siteId)
    .where('id', '=', memberId)
    .execute();
}

/**
 * Mails a link to the new address; until it is opened the old one stays (MEMB-33). Whether somebody else has the address
 * is not told: such a mail is not sent. The seconds to wait, where the address got too many mails.
 */
export async function requestMemberEmail(
  services: Services,
  siteId: SiteId,
  { memberId }: SignedInMember,
  { email, browser }: { readonly email: string; readonly browser: string },
): Promise<number | null> {
  const slowed = await countMemberTry(services, siteId, 'mail', addressKey(email));
  if (slowed !== null) return slowed;
  if ((await findMemberByEmail(services.db, siteId, email)) !== null) return null;
  const mail = { kind: 'new-email', memberId, to: email, browser, returnTo: '/account' } as const;
  await services.db.transaction().execute((trx) => mailMember(trx, services, siteId, mail));
  return null;
}

/** Sets a new password: all other sessions end, and the address gets a notice (MEMB-24). False for a weak one. */
export async function setMemberPassword(
  services: Services,
  siteId: SiteId,
  { memberId, sessionId, email }: SignedInMember,
  password: string,
): Promise<boolean> {
  const hash = await hashMemberPassword(password);
  if (hash === null) return false;
  await services.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('members')
      .set({ password_hash: hash })
      .where('site_id', '=', siteId)
      .where('id', '=', memberId)
      .execute();
    await endMemberSessions(trx, siteId, memberId, { except: sessionId });
    await recordHappening(trx, siteId, [memberId], {
      what: 'password-changed',
      by: null,
      now: services.now(),
    });
    await mailPasswordChanged(trx, services, siteId, email);
  });
  return true;
}

/** Deletes the account: sessions end at once, a mail brings it back for 7 days (MEMB-70). */
export async function leaveSite(
  services: Services,
  siteId: SiteId,
  { memberId, email }: SignedInMember,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    if (!(await setMemberStatus(trx, siteId, memberId, 'removed', { now: services.now() }))) return;
    const mail = { kind: 'removed', memberId, to: email, browser: null, returnTo: '/account' } as const;
    await mailMember(trx, services, siteId, mail);
  });
}

/** Everything that the site keeps of a member's account; no passwords, codes and tokens (MEMB-34). */
export async function copyMemberData(
  { db, now }: Services,
  siteId: SiteId,
  { memberId }: SignedInMember,
): Promise<Readonly<Record<string, unknown>>> {
  const member = await findMember(db, siteId, memberId);
  const sessions = await listMemberSessions(db, siteId, memberId, now());
  const memberships = await listMemberships(db, siteId, memberId);
  const addresses = await listNetworkAddresses(db, siteId, memberId, now());
  const saved = await addressesOfMember(db, siteId, memberId);
  if (member === null) return {};
  const { id, email, firstName, lastName, status, joinedAt, verifiedAt, language, fields } = member;
  const { fields: asked } = await findMemberSettings(db, siteId);
  return {
    account: {
      id,
      email,
      firstName,
      lastName,
      status,
      language,
      joinedAt: joinedAt.toISOString(),
      verifiedAt: verifiedAt?.toISOString() ?? null,
    },
    plans: memberships.map(({ name, state, startedAt, endsAt }) => ({
      name,
      state,
      startedAt: startedAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
    })),
    answers: answersOf(asked, fields),
    sessions: sessions.map(({ device, lastUsedAt }) => ({ device, lastUsedAt: lastUsedAt.toISOString() })),
    savedAddresses: saved.map(({ address, isDefault }) => ({ ...address, isDefault })),
    networkAddresses: addresses.map(({ what, address, at }) => ({ what, address, at })),
  };
}
