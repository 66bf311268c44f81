import * as contract from '#contract/member-passkeys.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { returnAddress } from '#domain/members/return-address.ts';
import { markCartOfMember } from '#server/carts/mark-cart-of-member.ts';
import { setMemberCookie } from '#server/members/member-cookies.ts';
import { endMemberSessions, startMemberSession } from '#server/members/member-session.ts';
import { findMemberSettings } from '#server/members/member-settings.ts';
import { findMember } from '#server/members/members.ts';
import { memberRelyingParty } from '#server/members/passkeys/member-relying-party.ts';
import { memberRequestOptions, takeMemberPasskey } from '#server/members/passkeys/take-member-passkey.ts';
import { memberOf } from '#server/platform/http/caller.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import type { Services } from '#server/platform/services.ts';

/** Signing in as a member with a passkey, which takes a script (MEMB-25); by all other ways a form leads on. */
export const passkeySignInRoutes: readonly Route[] = [
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
    await markCartOfMember(services, siteId, token, { request, reply });
    return { status: 'signed-in' as const, to: returnAddress(body.to) };
  }),
];

async function refuseWithoutMembers({ db }: Services, siteId: SiteId): Promise<void> {
  if (!(await findMemberSettings(db, siteId)).isOn) throw new CallError('not-found');
}
