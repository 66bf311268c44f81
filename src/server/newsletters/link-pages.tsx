import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import { FORM_MESSAGES } from '#domain/forms/form-messages.ts';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import { NEWSLETTER_MESSAGES } from '#domain/newsletters/newsletter-messages.ts';
import type { Say } from '#domain/visitor-words/visitor-words.ts';
import { countSending } from '#server/forms/take-sending.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { confirmSubscription, leaveList, returnToList, type LinkOutcome } from './leave-list.ts';
import { findList, type MailingListRow } from './lists.ts';
import { linkPath, readLink, type LinkTarget, type NewsletterLinkKind } from './newsletter-links.ts';
import { ButtonForm, EmailForm, newsletterPage } from './newsletter-page.tsx';
import { requestLinks } from './request-links.ts';
import { sendPage, siteOf } from './page-answer.ts';

const CALLS_PER_MINUTE = 30;
const LINKS_PATH = '/newsletter/links';
/** By what tries to ask for links are counted, in place of a form's id. */
const LINKS_FORM_ID = '0'.repeat(24);

interface LinkParams {
  readonly token: string;
}
type LinkRequest = FastifyRequest<{ Params: LinkParams }>;

/** The pages that the links of newsletter mails lead to. Opening one changes nothing; its button does (MEMB-12). */
export function registerLinkPages(app: FastifyInstance, services: Services): void {
  const limits = { config: { callsPerMinute: CALLS_PER_MINUTE } };

  app.get<{ Params: LinkParams }>('/newsletter/confirm/:token', limits, async (request, reply) => {
    const found = await findTarget('confirm', request);
    if (found === null) return sendPage(reply, await unknownLinkPage(request));
    return sendPage(reply, await confirmPage(request, found.list));
  });

  app.post<{ Params: LinkParams }>('/newsletter/confirm/:token', limits, async (request, reply) => {
    const found = await findTarget('confirm', request);
    const outcome: LinkOutcome =
      found === null
        ? 'unknown'
        : await confirmSubscription(services, siteOf(request).siteId, found.target, request.ip);
    if (found === null || outcome === 'unknown') return sendPage(reply, await unknownLinkPage(request));
    return sendPage(reply, await confirmedPage(request, found.list, outcome));
  });

  app.get<{ Params: LinkParams }>('/newsletter/unsubscribe/:token', limits, async (request, reply) => {
    const found = await findTarget('unsubscribe', request);
    if (found === null) return sendPage(reply, await unknownLinkPage(request));
    return sendPage(reply, await leavePage(request, found.list));
  });

  app.post<{ Params: LinkParams }>('/newsletter/unsubscribe/:token', limits, async (request, reply) => {
    const found = await findTarget('unsubscribe', request);
    if (found !== null) await leaveList(services, siteOf(request).siteId, found.target, request.ip);
    // RFC 8058: a mail program asks, which needs no page; what it asks for is the same for every token.
    if (isOneClick(request.body)) return reply.type('text/plain; charset=utf-8').send('Unsubscribed');
    if (found === null) return sendPage(reply, await unknownLinkPage(request));
    return sendPage(reply, await leftPage(request, found.list));
  });

  app.post<{ Params: LinkParams }>('/newsletter/return/:token', limits, async (request, reply) => {
    const found = await findTarget('unsubscribe', request);
    if (found === null) return sendPage(reply, await unknownLinkPage(request));
    await returnToList(services, siteOf(request).siteId, found.target, request.ip);
    const title = `Subscribe to ${found.list.name}`;
    const page = await pageOf(request, title, (say) => <p>{say(NEWSLETTER_MESSAGES.checkInbox)}</p>);
    return sendPage(reply, page);
  });

  app.post(LINKS_PATH, limits, async (request, reply) => {
    const { siteId } = siteOf(request);
    const email = emailIn(request.body);
    if (!isMailAddress(email)) {
      return sendPage(reply.code(400), await unknownLinkPage(request, email, FORM_MESSAGES.email));
    }
    const sending = { siteId, formId: LINKS_FORM_ID, address: request.ip };
    const isAllowed = await countSending(services, sending);
    if (!isAllowed) throw new CallError('form-rate-limited');
    await requestLinks(services, siteId, email);
    const page = await pageOf(request, 'Look into your inbox', (say) => (
      <p>{say('If this address is on a list of this site, a mail with the link is on its way.')}</p>
    ));
    return sendPage(reply, page);
  });

  async function findTarget(
    kind: NewsletterLinkKind,
    request: LinkRequest,
  ): Promise<{ readonly target: LinkTarget; readonly list: MailingListRow } | null> {
    const { siteId } = siteOf(request);
    const target = readLink(services, siteId, kind, request.params.token);
    const list = target === null ? null : await findList(services.db, siteId, target.listId);
    return target === null || list === null ? null : { target, list };
  }

  function pageOf(
    request: FastifyRequest,
    title: string,
    contentIn: (say: Say) => ReactNode,
  ): Promise<string> {
    const { siteId } = siteOf(request);
    return newsletterPage(services, siteId, (say) => ({ title, content: contentIn(say) }));
  }

  function confirmPage(request: LinkRequest, list: MailingListRow): Promise<string> {
    return pageOf(request, `Confirm your subscription to ${list.name}`, (say) => (
      <>
        {list.description === '' ? null : <p>{list.description}</p>}
        <ButtonForm action={linkPath('confirm', request.params.token)} label={say('Confirm subscription')} />
      </>
    ));
  }

  function confirmedPage(request: LinkRequest, list: MailingListRow, outcome: LinkOutcome): Promise<string> {
    return outcome === 'subscribed'
      ? pageOf(request, 'Your subscription is confirmed', (say) => (
          <p>{say(`You get ${list.name} from now on. Each mail has a link to leave.`)}</p>
        ))
      : pageOf(request, 'This link was used already', (say) => (
          <p>{say(`You left ${list.name} since. Sign up again on the site if you want it back.`)}</p>
        ));
  }

  function leavePage(request: LinkRequest, list: MailingListRow): Promise<string> {
    return pageOf(request, `Unsubscribe from ${list.name}`, (say) => (
      <>
        <p>{say(`You will get no more mails of ${list.name}.`)}</p>
        <ButtonForm action={linkPath('unsubscribe', request.params.token)} label={say('Unsubscribe')} />
      </>
    ));
  }

  function leftPage(request: LinkRequest, list: MailingListRow): Promise<string> {
    return pageOf(request, 'You are unsubscribed', (say) => (
      <>
        <p>{say(`You get no more mails of ${list.name}.`)}</p>
        <ButtonForm action={`/newsletter/return/${request.params.token}`} label={say('Undo')} />
      </>
    ));
  }

  function unknownLinkPage(
    request: FastifyRequest,
    email = '',
    error: string | null = null,
  ): Promise<string> {
    // Whoever makes an address up learns nothing of a site that is not public.
    if (!siteOf(request).isPublic) throw new CallError('site-not-public');
    return pageOf(request, 'This link does not work', (say) => (
      <>
        <p>
          {say(
            'It has expired or is not complete. Enter your address to get a new link to unsubscribe by mail.',
          )}
        </p>
        <EmailForm
          action={LINKS_PATH}
          name="email"
          label={say('Email')}
          buttonLabel={say('Send the link')}
          value={email}
          error={error === null ? null : say(error)}
        />
      </>
    ));
  }
}

function isOneClick(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'List-Unsubscribe' in body;
}

function emailIn(body: unknown): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : '';
  return typeof email === 'string' ? email.trim() : '';
}
