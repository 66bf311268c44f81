import type { FastifyReply } from 'fastify';
import { forms } from '#messages/en/forms.ts';
import { dataRequests } from '#messages/en/data-requests.ts';
import { members } from '#messages/en/members.ts';
import type { Words } from '#messages/message.ts';
import { parseMailAddress } from '#domain/mail/mail-address.ts';
import { takesMailDomain } from '#domain/members/member-settings.ts';
import { markAsking } from '#server/members/member-cookies.ts';
import { endMemberSessions, listMemberSessions } from '#server/members/member-session.ts';
import { addressesOfMember } from '#server/members/member-addresses.ts';
import { findMember } from '#server/members/members.ts';
import {
  copyMemberData,
  isFreshSignIn,
  leaveSite,
  requestMemberEmail,
  saveProfile,
  setMemberPassword,
} from '#server/members/own-account.ts';
import { clearMemberCookie } from '#server/members/member-cookies.ts';
import { keepingProvider } from '#server/payments/keeping-provider.ts';
import { subscriptionPages } from '#messages/en/subscription-pages.ts';
import { subscriptionsOfMember } from '#server/subscriptions/managing/subscription-by-token.ts';
import { cardsOfMember } from '#server/gift-cards/cards-of-member.ts';
import { donationsOfMember } from '#server/donations/donations-of-member.ts';
import { ordersOfMember } from '#server/orders/orders-of-member.ts';
import type { SignedInMember } from '#server/platform/http/caller.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { findStoreDocumentId } from '#server/store/queries.ts';
import type { AccountPart } from '#site/content/account-part.ts';
import { DONATIONS_PATH } from './donations-path.ts';
import { leave } from './enter.ts';
import { fieldOf, formOf, formPart, linksPart, noticePart, textPart } from './form-parts.ts';
import { GIFT_CARDS_PATH } from './gift-cards-path.ts';
import type { MemberVisit } from './member-visit.ts';
import { hasPlans } from './has-plans.ts';
import { ownFieldProblems, ownFields, readExtras } from './sign-up-extras.ts';
import { redirectTo, sendMemberPage, sendSlowed } from './send-page.ts';

/** A visit of somebody who is signed in. */
export type OwnVisit = MemberVisit & { readonly member: SignedInMember };

/** `/account`: the ways to everything the site uses (MEMB-31). */
export async function accountPage(visit: OwnVisit): Promise<FastifyReply> {
  const { settings } = visit;
  const keeping = await keepingProvider(visit.services, visit.siteId);
  const usesPlans = await hasPlans(visit);
  const usesAddresses = await hasAddresses(visit);
  const { orders } = await ordersOfMember(visit.services.db, visit.siteId, visit.member.memberId);
  const { donations } = await donationsOfMember(visit.services.db, visit.siteId, visit.member.memberId);
  const { cards } = await cardsOfMember(visit.services.db, visit.siteId, visit.member.memberId);
  const { subscriptions } = await subscriptionsOfMember(
    visit.services.db,
    visit.siteId,
    visit.member.memberId,
  );
  return sendMemberPage(visit, {
    title: members.account,
    parts: [
      { kind: 'text', text: visit.translate(members.emailNow, { email: visit.member.email }) },
      linksPart(visit, [
        ['/account/profile', members.profile],
        ...(orders.length > 0 ? [['/account/orders', members.orders] as const] : []),
        ...(donations.length > 0 ? [[DONATIONS_PATH, members.donations] as const] : []),
        ...(cards.length > 0 ? [[GIFT_CARDS_PATH, members.giftCards] as const] : []),
        ...(subscriptions.length > 0 ? [['/account/subscriptions', subscriptionPages.titles] as const] : []),
        ...(usesAddresses ? [['/account/addresses', members.addresses] as const] : []),
        ...(keeping === null ? [] : [['/account/payment-methods', members.paymentMethods] as const]),
        ...(usesPlans ? [['/account/plans', members.plans] as const] : []),
        // Feeds of a site without anything for members are the same for all.
        ...(visit.published.access.documents.size > 0 ? [['/account/feed', members.feed] as const] : []),
        ['/account/email', members.changeEmail],
        ...(settings.signIn === 'link' ? [] : [['/account/password', members.changePassword] as const]),
        ['/account/passkeys', members.passkeys],
        ['/account/sessions', members.sessions],
        ['/account/leave', members.leave],
        ['/account/get-data', dataRequests.getMyData],
        ['/account/delete-data', dataRequests.deleteMyData],
      ]),
      formPart(visit, { action: '/account/logout', submit: members.signOut, isQuiet: true }),
    ],
  });
}

/** Where there is a shop, or an address is saved from when there was one. */
async function hasAddresses({ services, siteId, member }: OwnVisit): Promise<boolean> {
  if ((await findStoreDocumentId(services.db, siteId)) !== null) return true;
  return (await addressesOfMember(services.db, siteId, member.memberId)).length > 0;
}

export function signOut(visit: MemberVisit): Promise<FastifyReply> {
  // NAV-41 to NAV-44.
  return leave(visit, '/?logout=true');
}

export async function profilePage(
  visit: OwnVisit,
  isSaved = false,
  problems: Readonly<Record<string, Words>> = {},
): Promise<FastifyReply> {
  const member = await findMember(visit.services.db, visit.siteId, visit.member.memberId);
  const first = { label: members.firstName, kind: 'text', autocomplete: 'given-name' } as const;
  const last = { label: members.lastName, kind: 'text', autocomplete: 'family-name' } as const;
  return sendOwn(visit, members.profile, [
    ...(isSaved ? [noticePart(visit, 'done', members.saved)] : []),
    formPart(visit, {
      action: '/account/profile',
      fields: [
        fieldOf(visit, 'firstName', { ...first, value: member?.firstName ?? '' }),
        fieldOf(visit, 'lastName', { ...last, value: member?.lastName ?? '' }),
        ...ownFields(visit, problems, ({ id }) => member?.fields[id] ?? ''),
      ],
      submit: members.save,
    }),
  ]);
}

export async function saveOwnProfile(visit: OwnVisit): Promise<FastifyReply> {
  const { services, siteId, member, posted } = visit;
  const names = { firstName: posted('firstName').trim(), lastName: posted('lastName').trim() };
  const problems = ownFieldProblems(visit);
  if (Object.keys(problems).length > 0) return profilePage(visit, false, problems);
  await saveProfile(services, siteId, member, names, readExtras(visit).fields);
  return profilePage(visit, true);
}

/** `/account/email` (MEMB-33). */
export function emailPage(visit: OwnVisit, problem: Words | null = null): Promise<FastifyReply> {
  const again = askedAgain(visit, '/account/email');
  return (
    again ?? sendOwn(visit, members.changeEmail, emailParts(visit, problem), problem === null ? 200 : 400)
  );
}

export async function changeEmail(visit: OwnVisit): Promise<FastifyReply> {
  const { services, siteId, member, settings, request, reply, posted } = visit;
  const again = askedAgain(visit, '/account/email');
  if (again !== null) return again;
  const email = parseMailAddress(posted('email'));
  if (email === null) return emailPage(visit, forms.email);
  if (!takesMailDomain(settings, email)) return emailPage(visit, members.domainRefused);
  const browser = markAsking(services.config, request, reply);
  const seconds = await requestMemberEmail(services, siteId, member, { email, browser });
  if (seconds !== null) {
    return sendSlowed(visit, seconds, { title: members.changeEmail, parts: emailParts(visit, null) });
  }
  return sendOwn(visit, members.changeEmail, [noticePart(visit, 'done', members.confirmNewEmail)]);
}

function emailParts(visit: OwnVisit, problem: Words | null): readonly AccountPart[] {
  const field = { label: members.newEmail, kind: 'email', autocomplete: 'email', problem } as const;
  return [
    { kind: 'text', text: visit.translate(members.emailNow, { email: visit.member.email }) },
    formPart(visit, {
      action: '/account/email',
      fields: [fieldOf(visit, 'email', { ...field, value: visit.posted('email') })],
      submit: members.changeEmail,
    }),
  ];
}

/** `/account/password`; whoever signed in long ago does so again, so that nobody needs the former one. */
export function passwordPage(visit: OwnVisit, problem: Words | null = null): Promise<FastifyReply> {
  if (visit.settings.signIn === 'link') throw new CallError('not-found');
  const again = askedAgain(visit, '/account/password');
  if (again !== null) return again;
  const field = {
    label: members.newPassword,
    kind: 'password',
    autocomplete: 'new-password',
    problem,
  } as const;
  const form = formPart(visit, {
    action: '/account/password',
    fields: [fieldOf(visit, 'password', field)],
    submit: members.changePassword,
  });
  return sendOwn(visit, members.changePassword, [form], problem === null ? 200 : 400);
}

export async function changePassword(visit: OwnVisit): Promise<FastifyReply> {
  const { services, siteId, member, posted, settings } = visit;
  if (settings.signIn === 'link') throw new CallError('not-found');
  const again = askedAgain(visit, '/account/password');
  if (again !== null) return again;
  const isSet = await setMemberPassword(services, siteId, member, posted('password'));
  if (!isSet) return passwordPage(visit, members.weakPassword);
  return sendOwn(visit, members.changePassword, [noticePart(visit, 'done', members.passwordChanged)]);
}

/** `/account/sessions`: devices in words, the last use, end one, end all others (MEMB-31). */
export async function sessionsPage(visit: OwnVisit): Promise<FastifyReply> {
  const { services, siteId, member, published, translate } = visit;
  const sessions = await listMemberSessions(services.db, siteId, member.memberId, services.now());
  const { language, timeZone } = published.loaded.shell.settings;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const rows = sessions.map(({ id, device, lastUsedAt }) => {
    const isThis = id === member.sessionId;
    return {
      title: device,
      note: isThis
        ? translate(members.thisSession)
        : translate(members.lastUsed, { date: format.format(lastUsedAt) }),
      form: isThis ? null : endForm(visit, { only: id }, members.endSession),
    };
  });
  return sendOwn(visit, members.sessions, [
    { kind: 'rows', rows },
    ...(rows.length > 1
      ? [{ kind: 'form', form: endForm(visit, { all: 'others' }, members.endOthers) } as const]
      : []),
    { kind: 'form', form: endForm(visit, { all: 'yes' }, members.endAll) },
  ]);
}

function endForm(visit: OwnVisit, hidden: Readonly<Record<string, string>>, submit: Words) {
  return formOf(visit, { action: '/account/sessions', hidden, submit, isQuiet: true });
}

export async function endSessions(visit: OwnVisit): Promise<FastifyReply> {
  const { services, siteId, member, posted } = visit;
  const { memberId, sessionId } = member;
  const all = posted('all');
  if (all === 'yes') {
    await endMemberSessions(services.db, siteId, memberId, { except: null });
    return signOut(visit);
  }
  const which = all === 'others' ? { except: sessionId } : { only: posted('only') };
  await endMemberSessions(services.db, siteId, memberId, which);
  return redirectTo(visit, '/account/sessions');
}

/** What belongs to the account, as a file at once (MEMB-31). */
export async function sendData({ services, siteId, member, reply }: OwnVisit): Promise<FastifyReply> {
  const data = await copyMemberData(services, siteId, member);
  return reply
    .type('application/json; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', 'attachment; filename="account.json"')
    .send(JSON.stringify(data, null, 2));
}

/** `/account/leave`: the copy of all data is offered before (MEMB-70). */
export function leavePage(visit: OwnVisit): Promise<FastifyReply> {
  const again = askedAgain(visit, '/account/leave');
  return (
    again ??
    sendOwn(visit, members.leave, [
      textPart(visit, members.leaveText),
      linksPart(visit, [['/account/get-data', dataRequests.getMyData]]),
      formPart(visit, { action: '/account/leave', submit: members.leave }),
    ])
  );
}

export async function deleteAccount(visit: OwnVisit): Promise<FastifyReply> {
  const again = askedAgain(visit, '/account/leave');
  if (again !== null) return again;
  await leaveSite(visit.services, visit.siteId, visit.member);
  clearMemberCookie(visit.services.config, visit.reply);
  return sendMemberPage(
    { ...visit, member: null },
    { title: members.leave, parts: [noticePart(visit, 'done', members.left)] },
  );
}

/** What cannot be taken back easily needs a sign-in not older than 10 minutes (MEMB-33, MEMB-70). */
export function askedAgain(visit: OwnVisit, to: string): Promise<FastifyReply> | null {
  if (isFreshSignIn(visit.member, visit.services.now())) return null;
  return sendOwn(
    visit,
    members.signIn,
    [
      noticePart(visit, 'problem', members.signInAgain),
      linksPart(visit, [[`/account/login?to=${encodeURIComponent(to)}`, members.signIn]]),
    ],
    403,
  );
}

/** A page of the account with the way back to it. */
export function sendOwn(
  visit: OwnVisit,
  title: Words,
  parts: readonly AccountPart[],
  status = 200,
): Promise<FastifyReply> {
  const back = linksPart(visit, [['/account', members.back]]);
  return sendMemberPage(visit, { title, parts: [...parts, back], status });
}
