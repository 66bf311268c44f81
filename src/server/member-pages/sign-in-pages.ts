import type { FastifyReply } from 'fastify';
import { members } from '#messages/en/members.ts';
import { pages } from '#messages/en/pages.ts';
import type { Words } from '#messages/message.ts';
import { parseMailAddress } from '#domain/mail/mail-address.ts';
import { returnAddress } from '#domain/members/return-address.ts';
import { forms } from '#messages/en/forms.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { markAsking, readAsking } from '#server/members/member-cookies.ts';
import { findByCode } from '#server/members/member-links.ts';
import {
  requestConfirmation,
  requestMemberReset,
  requestSignInLink,
  signInByPassword,
  type AskedSignIn,
} from '#server/members/sign-in-member.ts';
import { followMemberLink } from '#server/members/follow-member-link.ts';
import { enter } from './enter.ts';
import { fieldOf, formPart, linksPart, noticePart, textPart } from './form-parts.ts';
import type { MemberVisit } from './member-visit.ts';
import { passkeySignInParts } from './passkey-pages.ts';
import { redirectTo, sendMemberPage, sendSlowed } from './send-page.ts';

const CODE_PATH = '/account/code';

/** `/account/login` (MEMB-18): exactly the ways that are set. */
export async function signInPage(visit: MemberVisit): Promise<FastifyReply> {
  const { query } = visit.request;
  const to = returnAddress(textIn(query, 'to'));
  return sendMemberPage(visit, await signInParts(visit, { to, email: '' }));
}

/** A posted password (MEMB-21, MEMB-22). */
export async function signIn(visit: MemberVisit): Promise<FastifyReply> {
  const { services, siteId, request, posted } = visit;
  if (visit.settings.signIn === 'link') throw new CallError('not-found');
  const to = returnAddress(posted('to'));
  const again = async (problem: Words) => {
    const page = await signInParts(visit, { to, email: posted('email'), problem });
    return sendMemberPage(visit, { ...page, status: 400 });
  };
  const email = parseMailAddress(posted('email'));
  if (email === null) return again(members.incorrect);
  const outcome = await signInByPassword(services, siteId, {
    ...askedIn(visit, email, to),
    password: posted('password'),
    userAgent: request.headers['user-agent'] ?? '',
  });
  switch (outcome.kind) {
    case 'signed-in':
      return enter(visit, { token: outcome.token, isKept: posted('keep') === 'yes', returnTo: to });
    case 'code':
      return redirectTo(visit, CODE_PATH);
    case 'incorrect':
      return again(members.incorrect);
    case 'not-active':
      return again(members.notActive);
    case 'slowed':
      return sendSlowed(visit, outcome.seconds, await signInParts(visit, { to, email }));
  }
}

/** Asks for a mail: a link to sign in, one to confirm the address, or one to choose a password (MEMB-18, MEMB-24). */
export async function askForMail(
  visit: MemberVisit,
  kind: 'sign-in' | 'confirm' | 'reset',
): Promise<FastifyReply> {
  const { services, siteId, settings, posted } = visit;
  const refused = { 'sign-in': 'password', confirm: null, reset: 'link' } as const;
  if (settings.signIn === refused[kind]) throw new CallError('not-found');
  const to = returnAddress(posted('to'));
  const email = parseMailAddress(posted('email'));
  const page = async (problem: Words | null) =>
    kind === 'reset'
      ? forgotParts(visit, { email: posted('email'), problem })
      : signInParts(visit, { to, email: posted('email'), emailProblem: problem });
  if (email === null) return sendMemberPage(visit, { ...(await page(forms.email)), status: 400 });
  const asked = askedIn(visit, email, to);
  const ask = { 'sign-in': requestSignInLink, confirm: requestConfirmation, reset: requestMemberReset }[kind];
  const seconds = await ask(services, siteId, asked);
  if (seconds !== null) return sendSlowed(visit, seconds, await page(null));
  if (kind !== 'reset') return redirectTo(visit, CODE_PATH);
  return sendMemberPage(visit, { title: members.resetTitle, parts: [textPart(visit, members.checkEmail)] });
}

/** `/account/code`: the six digits of the mail that this browser asked for (MEMB-11). */
export function codePage(visit: MemberVisit, problem: Words | null = null): Promise<FastifyReply> {
  const code = { label: members.code, kind: 'code', autocomplete: 'one-time-code', problem } as const;
  return sendMemberPage(visit, {
    title: members.checkEmail,
    parts: [
      textPart(visit, members.enterCode),
      formPart(visit, {
        action: CODE_PATH,
        fields: [fieldOf(visit, 'code', code)],
        submit: pages.continue,
      }),
      linksPart(visit, [['/account/login', members.signIn]]),
    ],
    status: problem === null ? 200 : 400,
  });
}

export async function enterCode(visit: MemberVisit): Promise<FastifyReply> {
  const { services, siteId, request, posted } = visit;
  const browser = readAsking(services.config, request);
  const link =
    browser === null ? null : await findByCode(services, siteId, { browser, code: posted('code') });
  if (link === null) return codePage(visit, members.codeWrong);
  const userAgent = request.headers['user-agent'] ?? '';
  const use = await followMemberLink(services, siteId, link, {
    userAgent,
    network: request.ip,
    password: '',
    newsletterWording: visit.translate(members.wantsNewsletter),
  });
  if (use.kind === 'signed-in') return enter(visit, use);
  return codePage(visit, use.kind === 'not-active' ? members.notActive : members.codeWrong);
}

/** `/account/forgot` (MEMB-24). */
export function forgotPage(visit: MemberVisit): Promise<FastifyReply> {
  if (visit.settings.signIn === 'link') throw new CallError('not-found');
  return sendMemberPage(visit, forgotParts(visit, { email: '', problem: null }));
}

function forgotParts(
  visit: MemberVisit,
  { email, problem }: { readonly email: string; readonly problem: Words | null },
) {
  const options = {
    label: members.email,
    kind: 'email',
    autocomplete: 'email',
    value: email,
    problem,
  } as const;
  return {
    title: members.forgot,
    parts: [
      formPart(visit, {
        action: '/account/forgot',
        fields: [fieldOf(visit, 'email', options)],
        submit: members.reset,
      }),
      linksPart(visit, [['/account/login', members.signIn]]),
    ],
  };
}

interface SignInState {
  readonly to: string;
  readonly email: string;
  /** Of the whole form: nothing tells which field is wrong (MEMB-21). */
  readonly problem?: Words;
  readonly emailProblem?: Words | null;
}

async function signInParts(visit: MemberVisit, { to, email, problem, emailProblem = null }: SignInState) {
  const { signIn: way, whoMayJoin } = visit.settings;
  const emailField = fieldOf(visit, 'email', {
    label: members.email,
    kind: 'email',
    autocomplete: 'email',
    value: email,
    problem: emailProblem,
  });
  const password = { label: members.password, kind: 'password', autocomplete: 'current-password' } as const;
  const keep = { label: members.keepSignedIn, kind: 'checkbox', value: 'yes' } as const;
  const passkeys = await passkeySignInParts(visit, to);
  const byLink = { action: '/account/login/link', label: members.sendLink };
  return {
    title: members.signIn,
    parts: [
      ...(problem === undefined ? [] : [noticePart(visit, 'problem', problem)]),
      ...passkeys.notice,
      formPart(visit, {
        action: way === 'link' ? byLink.action : '/account/login',
        fields: [
          emailField,
          ...(way === 'link' ? [] : [fieldOf(visit, 'password', password)]),
          fieldOf(visit, 'keep', keep),
        ],
        hidden: { to },
        submit: way === 'link' ? members.sendLink : members.signIn,
        other: way === 'both' ? byLink : null,
      }),
      ...passkeys.button,
      linksPart(visit, [
        ...(way === 'link' ? [] : [['/account/forgot', members.forgot] as const]),
        ...(whoMayJoin === 'anyone' ? [['/account/signup', members.signUp] as const] : []),
      ]),
    ],
  };
}

function askedIn(visit: MemberVisit, email: string, returnTo: string): AskedSignIn {
  const { services, request, reply, posted } = visit;
  return {
    email,
    network: request.ip,
    browser: markAsking(services.config, request, reply),
    returnTo,
    isKept: posted('keep') === 'yes',
  };
}

function textIn(query: unknown, name: string): string {
  const value = (query as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' ? value : '';
}
