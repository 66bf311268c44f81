import type { FastifyReply } from 'fastify';
import { pages } from '#messages/en/pages.ts';
import type { Words } from '#messages/message.ts';
import { markSession } from '#server/members/member-cookies.ts';
import { NOTHING_SHOWN, renderAnswer } from '#server/published/render-answer.ts';
import { sendAnswer } from '#server/published/send-answer.ts';
import { PRIVATE_CACHE_CONTROL, toCachedAnswer } from '#server/published/to-cached-answer.ts';
import type { AccountPage, PageContent } from '#site/content/page-content.ts';
import type { AccountPart } from '#site/content/account-part.ts';
import { noticePart } from './form-parts.ts';
import type { MemberVisit } from './member-visit.ts';

interface MemberPage {
  readonly title: Words;
  readonly parts: readonly AccountPart[];
  readonly status?: number;
}

/** Sends a page in the looks and the language of the site: never kept by anybody, never found (MEMB-32). */
export async function sendMemberPage(visit: MemberVisit, page: MemberPage): Promise<FastifyReply> {
  const { settings, translate } = visit;
  const content: AccountPage = {
    ...NOTHING_SHOWN,
    kind: 'account',
    title: translate(page.title),
    parts: page.parts,
    isSignedIn: visit.member !== null,
    runsOwnCode: settings.runsOwnCode,
  };
  return sendContent(visit, content, page.status ?? 200);
}

/** The same of a page of another type. */
export async function sendContent(
  visit: MemberVisit,
  content: PageContent,
  status: number,
): Promise<FastifyReply> {
  const { published, reply, request, services } = visit;
  if (visit.member !== null) markSession(services.config, request, reply);
  const shown = { path: '/account', records: {}, isScreenshot: false, isPreview: false };
  const answer = await renderAnswer(published, content, shown, status);
  const isPrivate = answer.kind === 'content' ? { ...answer, isPrivate: true } : answer;
  // Addresses of links hold secrets.
  reply.header('referrer-policy', 'same-origin');
  return sendAnswer(request, reply, toCachedAnswer(published.site, isPrivate, false));
}

/** 429 with the time to wait, on the page that was sent (MEMB-14). */
export async function sendSlowed(
  visit: MemberVisit,
  seconds: number,
  { title, parts }: MemberPage,
): Promise<FastifyReply> {
  visit.reply.header('retry-after', seconds);
  const problem = noticePart(visit, 'problem', pages.tooManyAttempts);
  return sendMemberPage(visit, { title, parts: [problem, ...parts], status: 429 });
}

export function redirectTo({ reply }: MemberVisit, address: string): FastifyReply {
  return reply.header('cache-control', PRIVATE_CACHE_CONTROL).redirect(address, 303);
}
