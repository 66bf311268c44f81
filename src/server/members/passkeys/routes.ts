import * as contract from '#contract/member-passkeys.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { returnAddress } from '#domain/members/return-address.ts';
import { describeDevice } from '#server/accounts/describe-device.ts';
import { memberOf, type SignedInMember } from '#server/platform/http/caller.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import type { Services } from '#server/platform/services.ts';
import { setMemberCookie } from '../member-cookies.ts';
import { endMemberSessions, startMemberSession } from '../member-session.ts';
import { findMemberSettings } from '../member-settings.ts';
import { findMember } from '../members.ts';
import { isFreshSignIn } from '../own-account.ts';
import { addMemberPasskey, startAddingMemberPasskey } from './add-member-passkey.ts';
import { memberRelyingParty } from './member-relying-party.ts';
import { memberRequestOptions, takeMemberPasskey } from './take-member-passkey.ts';

/** Passkeys of members: adding them, and signing in with them (MEMB-25). Pages without scripts do the rest. */
export const memberPasskeyRoutes: readonly Route[] = [
  implement(contract.startMemberPasskeySignIn, async ({ services, site }) => {
    await refuseWithoutMembers(services, site.siteId);
    return memberRequestOptions(services, site.siteId, memberRelyingParty(services, site));
  }),

  implement(contract.signInMemberWithPasskey, async ({ services, site, caller, request, reply, body }) => {
    const { siteId } = site;
    await refuseWithoutMembers(services, siteId);
    const party = memberRelyingParty(services, site);
    const memberId = await takeMemberPasskey(services, siteId, party, body.passkey);
    const member = await findMember(services.db, siteId, memberId);
    if (member === null || member.status === 'removed') throw new CallError('passkey-unknown');
    if (member.status !== 'active') return { status: 'not-active' as const };
    const former = memberOf(caller);
    // One that somebody else planted is worth nothing.
    if (former !== null) {
      await endMemberSessions(services.db, siteId, former.memberId, { only: former.sessionId });
    }
    const userAgent = request.headers['user-agent'] ?? '';
    const session = { memberId, userAgent, network: request.ip, now: services.now() };
    const token = await startMemberSession(services.db, siteId, session);
    setMemberCookie(services.config, reply, { token, isKept: body.isKept });
    return { status: 'signed-in' as const, to: returnAddress(body.to) };
  }),

  implement(contract.startMemberPasskey, async ({ services, site, caller }) => {
    refuseOldSignIn(services, caller.member);
    const party = memberRelyingParty(services, site);
    return startAddingMemberPasskey(services, site.siteId, party, caller.member);
  }),

  implement(contract.addMemberPasskey, async ({ services, site, caller, request, body }) => {
    refuseOldSignIn(services, caller.member);
    await addMemberPasskey(services, site.siteId, memberRelyingParty(services, site), {
      memberId: caller.member.memberId,
      passkey: body.passkey,
      name: describeDevice(request.headers['user-agent'] ?? ''),
    });
    return { status: 'done' as const };
  }),
];

async function refuseWithoutMembers({ db }: Services, siteId: SiteId): Promise<void> {
  if (!(await findMemberSettings(db, siteId)).isOn) throw new CallError('not-found');
}

/** What signs in from now on needs a sign-in not older than 10 minutes, as a new password does (MEMB-33). */
function refuseOldSignIn({ now }: Services, member: SignedInMember): void {
  if (!isFreshSignIn(member, now())) throw new CallError('recent-sign-in-needed');
}
