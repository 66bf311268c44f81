import type { Translate } from '#messages/translator.ts';
import { forms } from '#messages/en/forms.ts';
import { dataRequests } from '#messages/en/data-requests.ts';
import { newsletters } from '#messages/en/newsletters.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fill, type Words } from '#messages/message.ts';
import type { ReactNode } from 'react';
import { DATA_REQUEST_KINDS } from '#domain/contacts/data-request.ts';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import { askForData } from '#server/data-requests/ask-for-data.ts';
import { countSending } from '#server/forms/accept-sending.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import {
  confirmSubscription,
  leaveList,
  returnToList,
  type LinkOutcome,
} from '#server/mailing-lists/leave-list.ts';
import { findList, type MailingListRow } from '#server/mailing-lists/lists.ts';
import {
  linkPath,
  readLink,
  type LinkTarget,
  type NewsletterLinkKind,
} from '#server/mailing-lists/list-links.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { ButtonForm, newsletterPage } from './newsletter-page.tsx';
import { OneFieldForm } from './one-field-form.tsx';
import { findSubscriberEmail } from '#server/mailing-lists/subscriptions.ts';
import { DataForm } from './data-form.tsx';
import { requestLinks } from '#server/mailing-lists/request-links.ts';
import { siteOf } from '#server/platform/http/site-scope.ts';
import type { PageType } from '#site/content/page-content.ts';
import { sendPage } from './page-answer.ts';

const CALLS_PER_MINUTE = 30;
const LINKS_PATH = '/newsletter/links';
/** By what tries to ask for links are counted, in place of a form's id. */
const LINKS_FORM_ID = idSchema<'form'>().parse('0'.repeat(24));

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
    const title = fill(newsletters.returnTitle, { list: found.list.name });
    const page = await pageOf(request, title, (translate) => <p>{translate(newsletters.checkInbox)}</p>);
    return sendPage(reply, page);
  });

  app.post<{ Params: LinkParams }>('/newsletter/data/:token', limits, async (request, reply) => {
    const { siteId } = siteOf(request);
    const found = await findTarget('unsubscribe', request);
    const email =
      found === null ? null : await findSubscriberEmail(services.db, siteId, found.target.subscriberId);
    const kind = DATA_REQUEST_KINDS.find((each) => each === textIn(request.body, 'kind'));
    if (email === null || kind === undefined) return sendPage(reply, await unknownLinkPage(request));
    const asked = { siteId, kind, email, askedIn: 'newsletter', network: request.ip } as const;
    const slowed = await services.db.transaction().execute((trx) => askForData(trx, services, asked));
    if (slowed !== null) throw new CallError('form-rate-limited');
    const page = await pageOf(request, dataRequests.inboxTitle, (translate) => (
      <p>{translate(dataRequests.checkInbox)}</p>
    ));
    return sendPage(reply, page);
  });

  app.post(LINKS_PATH, limits, async (request, reply) => {
    const { siteId } = siteOf(request);
    const email = emailIn(request.body);
    if (!isMailAddress(email)) {
      return sendPage(reply.code(400), await unknownLinkPage(request, email, forms.email));
    }
    const sending = { siteId, formId: LINKS_FORM_ID, address: request.ip };
    const isAllowed = await countSending(services, sending);
    if (!isAllowed) throw new CallError('form-rate-limited');
    await requestLinks(services, siteId, email);
    const page = await pageOf(request, newsletters.inboxTitle, (translate) => (
      <p>{translate(newsletters.inbox)}</p>
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
    title: Words,
    contentIn: (translate: Translate) => ReactNode,
    pageType?: PageType,
  ): Promise<string> {
    const { siteId } = siteOf(request);
    return newsletterPage(services, siteId, (translate) => ({
      title,
      content: contentIn(translate),
      ...(pageType === undefined ? {} : { pageType }),
    }));
  }

  /** A page on the way off a list (CONT-159). */
  function leavingPage(
    request: FastifyRequest,
    title: Words,
    contentIn: (translate: Translate) => ReactNode,
  ): Promise<string> {
    return pageOf(request, title, contentIn, 'newsletter-unsubscribe');
  }

  function confirmPage(request: LinkRequest, list: MailingListRow): Promise<string> {
    return pageOf(request, fill(newsletters.confirmTitle, { list: list.name }), (translate) => (
      <>
        {list.description === '' ? null : <p>{list.description}</p>}
        <ButtonForm
          action={linkPath('confirm', request.params.token)}
          label={translate(newsletters.confirm)}
        />
      </>
    ));
  }

  function confirmedPage(request: LinkRequest, list: MailingListRow, outcome: LinkOutcome): Promise<string> {
    return outcome === 'subscribed'
      ? pageOf(request, newsletters.confirmedTitle, (translate) => (
          <p>{translate(newsletters.confirmed, { list: list.name })}</p>
        ))
      : pageOf(request, newsletters.usedTitle, (translate) => (
          <p>{translate(newsletters.leftSince, { list: list.name })}</p>
        ));
  }

  function leavePage(request: LinkRequest, list: MailingListRow): Promise<string> {
    return leavingPage(request, fill(newsletters.leaveTitle, { list: list.name }), (translate) => (
      <>
        <p>{translate(newsletters.leave, { list: list.name })}</p>
        <ButtonForm
          action={linkPath('unsubscribe', request.params.token)}
          label={translate(newsletters.unsubscribe)}
        />
        {DATA_REQUEST_KINDS.map((kind) => (
          <DataForm
            key={kind}
            action={`/newsletter/data/${request.params.token}`}
            kind={kind}
            translate={translate}
          />
        ))}
      </>
    ));
  }

  function leftPage(request: LinkRequest, list: MailingListRow): Promise<string> {
    return leavingPage(request, newsletters.leftTitle, (translate) => (
      <>
        <p>{translate(newsletters.left, { list: list.name })}</p>
        <ButtonForm
          action={`/newsletter/return/${request.params.token}`}
          label={translate(newsletters.undo)}
        />
      </>
    ));
  }

  function unknownLinkPage(request: FastifyRequest, email = '', error: Words | null = null): Promise<string> {
    // Whoever makes an address up learns nothing of a site that is not public.
    if (!siteOf(request).isPublic) throw new CallError('site-not-public');
    return pageOf(request, newsletters.deadLinkTitle, (translate) => (
      <>
        <p>{translate(newsletters.deadLink)}</p>
        <OneFieldForm
          asksFor="email"
          action={LINKS_PATH}
          name="email"
          label={translate(newsletters.email)}
          buttonLabel={translate(newsletters.sendLink)}
          value={email}
          problem={error === null ? null : translate(error)}
        />
      </>
    ));
  }
}

function isOneClick(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'List-Unsubscribe' in body;
}

function emailIn(body: unknown): string {
  return textIn(body, 'email').trim();
}

function textIn(body: unknown, name: string): string {
  const text = typeof body === 'object' && body !== null ? new Map(Object.entries(body)).get(name) : '';
  return typeof text === 'string' ? text : '';
}
