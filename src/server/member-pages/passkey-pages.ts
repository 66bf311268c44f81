import type { FastifyReply } from 'fastify';
import { members } from '#messages/en/members.ts';
import {
  listMemberPasskeys,
  listPasskeyHosts,
  MAX_MEMBER_PASSKEYS,
  removeMemberPasskey,
  renameMemberPasskey,
} from '#server/members/passkeys/member-passkeys.ts';
import { memberRelyingParty } from '#server/members/passkeys/member-relying-party.ts';
import { siteOf } from '#server/platform/http/site-scope.ts';
import type { AccountPart } from '#site/content/account-part.ts';
import { askedAgain, sendOwn, type OwnVisit } from './account-pages.ts';
import { fieldOf, formOf, noticePart, textPart } from './form-parts.ts';
import type { MemberVisit } from './member-visit.ts';
import { redirectTo } from './send-page.ts';

const PATH = '/account/passkeys';

/** `/account/passkeys` (MEMB-25): what is there is renamed and removed without scripts; adding takes the browser's. */
export async function passkeysPage(visit: OwnVisit): Promise<FastifyReply> {
  const again = askedAgain(visit, PATH);
  if (again !== null) return again;
  const { services, siteId, member, published, translate } = visit;
  const { id: here } = memberRelyingParty(services, siteOf(visit.request));
  const passkeys = await listMemberPasskeys(services.db, siteId, member.memberId);
  const { language, timeZone } = published.loaded.shell.settings;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone });
  const rows = passkeys.map(({ id, name, host, createdAt, lastUsedAt }) => ({
    title: name,
    note: [
      translate(members.passkeyAdded, { date: day.format(createdAt) }),
      ...(lastUsedAt === null ? [] : [translate(members.lastUsed, { date: day.format(lastUsedAt) })]),
      ...(host === here ? [] : [translate(members.passkeyElsewhere, { host })]),
    ].join(' · '),
    form: formOf(visit, {
      action: PATH,
      hidden: { id, act: 'remove' },
      submit: members.removePasskey,
      isQuiet: true,
    }),
    more: formOf(visit, {
      action: PATH,
      hidden: { id, act: 'rename' },
      fields: [fieldOf(visit, 'name', { label: members.passkeyName, kind: 'text', value: name })],
      submit: members.renamePasskey,
      isQuiet: true,
    }),
  }));
  const add: AccountPart = {
    kind: 'passkey',
    act: 'add',
    label: translate(members.addPasskey),
    failed: translate(members.passkeyNotAdded),
  };
  return sendOwn(visit, members.passkeys, [
    textPart(visit, members.passkeysText),
    ...(rows.length === 0 ? [] : [{ kind: 'rows', rows } as const]),
    ...(rows.length < MAX_MEMBER_PASSKEYS ? [add] : []),
  ]);
}

/** Renames or removes one. */
export async function changePasskeys(visit: OwnVisit): Promise<FastifyReply> {
  const again = askedAgain(visit, PATH);
  if (again !== null) return again;
  const { services, siteId, member, posted } = visit;
  const { memberId } = member;
  const id = posted('id');
  if (posted('act') === 'remove') await removeMemberPasskey(services, siteId, { memberId, id });
  else await renameMemberPasskey(services.db, siteId, { memberId, id, name: posted('name') });
  return redirectTo(visit, PATH);
}

/**
 * What the sign-in page says of passkeys: how to use one where members made some at this address; why not, and the mailed
 * link, where they made them at another one (MEMB-25).
 */
export async function passkeySignInParts(
  visit: MemberVisit,
  to: string,
): Promise<{ readonly notice: readonly AccountPart[]; readonly button: readonly AccountPart[] }> {
  const { services, siteId, settings, translate } = visit;
  const { id: here } = memberRelyingParty(services, siteOf(visit.request));
  const hosts = await listPasskeyHosts(services.db, siteId);
  const moved = settings.signIn === 'password' ? members.passkeysMovedPassword : members.passkeysMoved;
  return {
    notice: hosts.some((host) => host !== here) ? [noticePart(visit, 'done', moved)] : [],
    button: hosts.includes(here)
      ? [
          {
            kind: 'passkey',
            act: 'sign-in',
            label: translate(members.usePasskey),
            failed: translate(members.passkeyFailed),
            notActive: translate(members.notActive),
            to,
          },
        ]
      : [],
  };
}
