import type { FastifyReply } from 'fastify';
import { members } from '#messages/en/members.ts';
import { pages } from '#messages/en/pages.ts';
import type { Words } from '#messages/message.ts';
import { readAsking } from '#server/members/member-cookies.ts';
import { readMemberLink, type LinkState, type MemberLink } from '#server/members/member-links.ts';
import type { MemberLinkKind } from '#server/members/tables.ts';
import { followMemberLink } from '#server/members/follow-member-link.ts';
import { enter } from './enter.ts';
import { fieldOf, formPart, linksPart, noticePart, textPart } from './form-parts.ts';
import type { MemberVisit } from './member-visit.ts';
import { sendMemberPage } from './send-page.ts';

const TITLES: Readonly<Record<MemberLinkKind, Words>> = {
  confirm: members.signUp,
  'sign-in': members.signIn,
  reset: members.resetTitle,
  'change-email': members.changeEmail,
  'undo-email': members.changeEmail,
  'undo-removal': members.account,
};

const DONE = {
  'email-changed': members.emailChanged,
  'email-undone': members.emailUndone,
  restored: members.restored,
} as const;

/**
 * `/account/link/…`: opening it changes nothing but in the browser that asked for the mail, where it works at once: mail
 * scanners open links (MEMB-12).
 */
export async function openLink(visit: MemberVisit, token: string): Promise<FastifyReply> {
  const state = await stateOf(visit, token);
  if (state.state !== 'valid') return deadLinkPage(visit, state);
  const { kind } = state.link;
  const isAtOnce = state.isOfBrowser && visit.request.method === 'GET' && kind !== 'reset';
  return isAtOnce ? act(visit, token, state.link) : actPage(visit, token, kind);
}

/** The button of the page behind a link. */
export async function pressLink(visit: MemberVisit, token: string): Promise<FastifyReply> {
  const state = await stateOf(visit, token);
  return state.state === 'valid' ? act(visit, token, state.link) : deadLinkPage(visit, state);
}

function stateOf({ services, siteId, request }: MemberVisit, token: string): Promise<LinkState> {
  const browser = readAsking(services.config, request);
  return readMemberLink(services.db, siteId, { token, browser, now: services.now() });
}

async function act(visit: MemberVisit, token: string, link: MemberLink): Promise<FastifyReply> {
  const { services, siteId, request, posted } = visit;
  const userAgent = request.headers['user-agent'] ?? '';
  const use = await followMemberLink(services, siteId, link, {
    userAgent,
    network: request.ip,
    password: posted('password'),
    newsletterWording: visit.translate(members.wantsNewsletter),
  });
  const title = TITLES[link.kind];
  const problem = (text: Words, status: number) =>
    sendMemberPage(visit, { title, parts: [noticePart(visit, 'problem', text)], status });
  switch (use.kind) {
    case 'signed-in':
      return enter(visit, use);
    case 'weak-password':
      return actPage(visit, token, link.kind, members.weakPassword);
    case 'not-active':
      return problem(members.notActive, 403);
    case 'taken':
      return problem(members.domainRefused, 409);
    case 'used':
      return deadLinkPage(visit, { state: 'used', link });
    case 'done':
      return sendMemberPage(visit, {
        title,
        parts: [noticePart(visit, 'done', DONE[use.what]), linksPart(visit, [['/account', members.account]])],
      });
  }
}

function actPage(
  visit: MemberVisit,
  token: string,
  kind: MemberLinkKind,
  problem: Words | null = null,
): Promise<FastifyReply> {
  const password = { label: members.newPassword, kind: 'password', autocomplete: 'new-password' } as const;
  const fields = kind === 'reset' ? [fieldOf(visit, 'password', { ...password, problem })] : [];
  return sendMemberPage(visit, {
    title: TITLES[kind],
    parts: [
      ...(kind === 'reset' ? [] : [textPart(visit, members.pressButton)]),
      formPart(visit, { action: `/account/link/${token}`, fields, submit: pages.continue }),
    ],
    status: problem === null ? 200 : 400,
  });
}

/** A used link says so, an expired one too; both offer a new one with the address filled in (MEMB-19). */
function deadLinkPage(
  visit: MemberVisit,
  state: Exclude<LinkState, { state: 'valid' }>,
): Promise<FastifyReply> {
  if (state.state === 'unknown') {
    return sendMemberPage(visit, {
      title: members.signIn,
      parts: [
        noticePart(visit, 'problem', members.linkUnknown),
        linksPart(visit, [['/account/login', members.signIn]]),
      ],
      status: 404,
    });
  }
  const { kind, email } = state.link;
  const action = newLinkAction(visit, kind);
  const options = { label: members.email, kind: 'email', autocomplete: 'email', value: email } as const;
  return sendMemberPage(visit, {
    title: TITLES[kind],
    parts: [
      noticePart(visit, 'problem', state.state === 'used' ? members.linkUsed : members.linkExpired),
      action === null
        ? linksPart(visit, [['/account', members.account]])
        : formPart(visit, {
            action,
            fields: [fieldOf(visit, 'email', options)],
            hidden: { keep: 'yes', to: state.link.returnTo },
            submit: members.newLink,
          }),
    ],
    status: 410,
  });
}

/** Where a new one is asked for; null for links that only what led to them makes again. */
function newLinkAction({ settings }: MemberVisit, kind: MemberLinkKind): string | null {
  if (kind === 'reset') return settings.signIn === 'link' ? '/account/login/link' : '/account/forgot';
  if (kind !== 'confirm' && kind !== 'sign-in') return null;
  if (settings.signIn !== 'password') return '/account/login/link';
  return kind === 'confirm' ? '/account/confirm' : '/account/forgot';
}
