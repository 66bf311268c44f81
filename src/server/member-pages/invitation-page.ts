import type { FastifyReply } from 'fastify';
import { forms } from '#messages/en/forms.ts';
import { members } from '#messages/en/members.ts';
import { fill, type Words } from '#messages/message.ts';
import {
  acceptMemberInvitation,
  readMemberInvitation,
  type InvitationState,
} from '#server/members/accept-member-invitation.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { enter } from './enter.ts';
import { fieldOf, formPart, linksPart, noticePart, textPart } from './form-parts.ts';
import type { MemberVisit } from './member-visit.ts';
import { extraFields, extraProblems, readExtras } from './sign-up-extras.ts';
import { sendMemberPage } from './send-page.ts';

type Problems = Readonly<Record<string, Words>>;
type DeadState = Exclude<InvitationState, { state: 'valid' }>['state'];

const DEAD = {
  unknown: { text: members.linkUnknown, status: 404 },
  used: { text: members.linkUsed, status: 410 },
  expired: { text: members.linkExpired, status: 410 },
} as const;

/** `/account/invitation/…`: opening it changes nothing, its button accepts (MEMB-12, MEMB-16). */
export async function invitationPage(visit: MemberVisit, token: string): Promise<FastifyReply> {
  const state = await stateOf(visit, token);
  return state.state === 'valid' ? askPage(visit, token, state.email, {}) : deadPage(visit, state.state);
}

/** The button of the page: the member is there, the address is confirmed, and the browser is signed in. */
export async function acceptInvitation(visit: MemberVisit, token: string): Promise<FastifyReply> {
  const state = await stateOf(visit, token);
  if (state.state !== 'valid') return deadPage(visit, state.state);
  const { services, siteId, settings, request, posted } = visit;
  const names = { firstName: posted('firstName').trim(), lastName: posted('lastName').trim() };
  const hasPassword = settings.signIn !== 'link';
  const problems: Problems = {
    ...(settings.asksName && names.firstName === '' ? missing('firstName') : {}),
    ...(settings.asksName && names.lastName === '' ? missing('lastName') : {}),
    ...(hasPassword && posted('password').length < 8 ? { password: members.weakPassword } : {}),
    ...extraProblems(visit),
  };
  if (Object.keys(problems).length > 0) return askPage(visit, token, state.email, problems);
  const outcome = await acceptMemberInvitation(services, siteId, {
    token,
    firstName: settings.asksName ? names.firstName : '',
    lastName: settings.asksName ? names.lastName : '',
    password: hasPassword ? posted('password') : null,
    extras: readExtras(visit),
    newsletterWording: visit.translate(members.wantsNewsletter),
    userAgent: request.headers['user-agent'] ?? '',
    network: request.ip,
  });
  switch (outcome.kind) {
    case 'joined':
      return enter(visit, { token: outcome.token, isKept: true, returnTo: '/account', isNew: true });
    case 'weak-password':
      return askPage(visit, token, state.email, { password: members.weakPassword });
    case 'refused':
      return deadPage(visit, 'used');
  }
}

/** Where nobody may join, an invitation of before leads nowhere (MEMB-04). */
async function stateOf({ services, siteId, settings }: MemberVisit, token: string): Promise<InvitationState> {
  if (settings.whoMayJoin === 'nobody') throw new CallError('not-found');
  return readMemberInvitation(services, siteId, token);
}

function askPage(
  visit: MemberVisit,
  token: string,
  email: string,
  problems: Problems,
): Promise<FastifyReply> {
  const { settings, posted } = visit;
  const named = (name: 'firstName' | 'lastName', autocomplete: string) =>
    fieldOf(visit, name, {
      label: members[name],
      kind: 'text',
      autocomplete,
      value: posted(name),
      problem: problems[name],
    });
  const password = { label: members.password, kind: 'password', autocomplete: 'new-password' } as const;
  return sendMemberPage(visit, {
    title: members.acceptInvitation,
    parts: [
      textPart(visit, fill(members.invitedAs, { email })),
      formPart(visit, {
        action: `/account/invitation/${token}`,
        fields: [
          ...(settings.asksName ? [named('firstName', 'given-name'), named('lastName', 'family-name')] : []),
          ...(settings.signIn === 'link'
            ? []
            : [fieldOf(visit, 'password', { ...password, problem: problems['password'] })]),
          ...extraFields(visit, problems),
        ],
        submit: members.acceptInvitation,
      }),
    ],
    status: Object.keys(problems).length === 0 ? 200 : 400,
  });
}

function deadPage(visit: MemberVisit, state: DeadState): Promise<FastifyReply> {
  return sendMemberPage(visit, {
    title: members.acceptInvitation,
    parts: [
      noticePart(visit, 'problem', DEAD[state].text),
      linksPart(visit, [['/account/login', members.signIn]]),
    ],
    status: DEAD[state].status,
  });
}

function missing(name: 'firstName' | 'lastName'): Problems {
  return { [name]: fill(forms.required, { title: members[name] }) };
}
