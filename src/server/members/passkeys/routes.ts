import * as contract from '#contract/member-passkeys.ts';
import { describeDevice } from '#server/accounts/describe-device.ts';
import type { SignedInMember } from '#server/platform/http/caller.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import type { Services } from '#server/platform/services.ts';
import { isFreshSignIn } from '../own-account.ts';
import { addMemberPasskey, startAddingMemberPasskey } from './add-member-passkey.ts';
import { memberRelyingParty } from './member-relying-party.ts';

/** Passkeys of members: adding them (MEMB-25). Pages without scripts do the rest. */
export const memberPasskeyRoutes: readonly Route[] = [
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

/** What signs in from now on needs a sign-in not older than 10 minutes, as a new password does (MEMB-33). */
function refuseOldSignIn({ now }: Services, member: SignedInMember): void {
  if (!isFreshSignIn(member, now())) throw new CallError('recent-sign-in-needed');
}
