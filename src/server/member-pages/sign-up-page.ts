import type { FastifyReply } from 'fastify';
import { forms } from '#messages/en/forms.ts';
import { members } from '#messages/en/members.ts';
import { fill, type Words } from '#messages/message.ts';
import { TRAP_NAME } from '#domain/forms/save-form-request.ts';
import { parseMailAddress } from '#domain/mail/mail-address.ts';
import { returnAddress } from '#domain/members/return-address.ts';
import { markAsking } from '#server/members/member-cookies.ts';
import { signUpMember } from '#server/members/sign-up-member.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { fieldOf, formPart, linksPart, textPart } from './form-parts.ts';
import type { MemberVisit } from './member-visit.ts';
import { extraFields, extraProblems, readExtras } from './sign-up-extras.ts';
import { redirectTo, sendMemberPage, sendSlowed } from './send-page.ts';

type Problems = Readonly<Record<string, Words>>;

/** `/account/signup` (MEMB-04, MEMB-09). */
export function signUpPage(visit: MemberVisit): Promise<FastifyReply> {
  const closed = closedPage(visit);
  return closed ?? sendMemberPage(visit, signUpParts(visit, {}));
}

/** A posted sign-up; all that is wrong with it is shown at once (MEMB-10). */
export async function signUp(visit: MemberVisit): Promise<FastifyReply> {
  const closed = closedPage(visit);
  if (closed !== null) return closed;
  const { services, siteId, settings, request, reply, posted } = visit;
  const email = parseMailAddress(posted('email'));
  const problems: Problems = {
    ...(email === null ? { email: forms.email } : {}),
    ...(settings.asksName && posted('firstName').trim() === ''
      ? missing('firstName', members.firstName)
      : {}),
    ...(settings.asksName && posted('lastName').trim() === '' ? missing('lastName', members.lastName) : {}),
    ...(settings.signIn !== 'link' && posted('password').length < 8
      ? { password: members.weakPassword }
      : {}),
    ...extraProblems(visit),
  };
  if (email === null || Object.keys(problems).length > 0) {
    return sendMemberPage(visit, { ...signUpParts(visit, problems), status: 400 });
  }
  const browser = markAsking(services.config, request, reply);
  // A program fell into the trap: it is told that all went well, and nothing is kept (MEMB-14).
  if (posted(TRAP_NAME) !== '') return redirectTo(visit, '/account/code');
  const outcome = await signUpMember(services, siteId, settings, {
    email,
    password: settings.signIn === 'link' ? null : posted('password'),
    firstName: settings.asksName ? posted('firstName').trim() : '',
    lastName: settings.asksName ? posted('lastName').trim() : '',
    extras: readExtras(visit),
    network: request.ip,
    browser,
    returnTo: returnAddress(posted('to')),
  });
  switch (outcome.kind) {
    case 'mailed':
      return redirectTo(visit, '/account/code');
    case 'slowed':
      return sendSlowed(visit, outcome.seconds, signUpParts(visit, {}));
    case 'refused':
      return sendMemberPage(visit, {
        ...signUpParts(visit, { [outcome.field]: outcome.problem }),
        status: 400,
      });
  }
}

/** Of a site that takes nobody, or nobody without an invitation (MEMB-04). */
function closedPage(visit: MemberVisit): Promise<FastifyReply> | null {
  const { whoMayJoin } = visit.settings;
  if (whoMayJoin === 'nobody') throw new CallError('not-found');
  if (whoMayJoin === 'anyone') return null;
  return sendMemberPage(visit, {
    title: members.signUp,
    parts: [textPart(visit, members.byInvitation), linksPart(visit, [['/account/login', members.signIn]])],
    status: 403,
  });
}

function signUpParts(visit: MemberVisit, problems: Problems) {
  const { posted, settings, request } = visit;
  const { to = '' } = request.query as { readonly to?: unknown };
  const named = (name: 'firstName' | 'lastName', autocomplete: string) =>
    fieldOf(visit, name, {
      label: members[name],
      kind: 'text',
      autocomplete,
      value: posted(name),
      problem: problems[name],
    });
  const email = {
    label: members.email,
    kind: 'email',
    autocomplete: 'email',
    value: posted('email'),
  } as const;
  const password = { label: members.password, kind: 'password', autocomplete: 'new-password' } as const;
  return {
    title: members.signUp,
    parts: [
      formPart(visit, {
        action: '/account/signup',
        fields: [
          ...(settings.asksName ? [named('firstName', 'given-name'), named('lastName', 'family-name')] : []),
          fieldOf(visit, 'email', { ...email, problem: problems['email'] }),
          ...(settings.signIn === 'link'
            ? []
            : [fieldOf(visit, 'password', { ...password, problem: problems['password'] })]),
          ...extraFields(visit, problems),
        ],
        hidden: { to: returnAddress(posted('to') === '' && typeof to === 'string' ? to : posted('to')) },
        trap: TRAP_NAME,
        submit: members.signUp,
      }),
      linksPart(visit, [['/account/login', members.signIn]]),
    ],
  };
}

function missing(name: 'firstName' | 'lastName', title: Words): Problems {
  return { [name]: fill(forms.required, { title }) };
}
