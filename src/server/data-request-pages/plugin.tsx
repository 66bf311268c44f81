import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import type { SiteSettings } from '#domain/sites/site-settings.ts';
import { dataRequests } from '#messages/en/data-requests.ts';
import { pages } from '#messages/en/pages.ts';
import type { Words } from '#messages/message.ts';
import type { Translate } from '#messages/translator.ts';
import { confirmPath } from '#server/data-requests/ask-for-data.ts';
import { copyPath } from '#server/data-requests/answer-data-request.ts';
import { confirmDataRequest, readRequestLink } from '#server/data-requests/confirm-data-request.ts';
import {
  findLinkedCopy,
  mailCopyCode,
  takeCopyCode,
  type LinkedCopy,
} from '#server/data-requests/data-copy.ts';
import { personOfAddress } from '#server/data-requests/person-of-address.ts';
import { copyPerson } from '#server/contacts/copy-contact.ts';
import type { PersonalDataPart } from '#server/contacts/personal-data-part.ts';
import { ButtonForm, newsletterPage } from '#server/newsletters/newsletter-page.tsx';
import { OneFieldForm } from '#server/newsletters/one-field-form.tsx';
import { sendPage } from '#server/newsletters/page-answer.ts';
import { memberOf } from '#server/platform/http/caller.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { siteOf } from '#server/platform/http/site-scope.ts';
import { addressKeys } from '#server/platform/mail/address-key.ts';
import type { Services } from '#server/platform/services.ts';

const CALLS_PER_MINUTE = 30;
const BODY_LIMIT = 10_000;
const CODE_NAME = 'code';

interface OfToken {
  readonly Params: { readonly token: string };
}
type LinkRequest = FastifyRequest<OfToken>;

/**
 * Where the mails about a person's data lead (CRM-28): a link confirms the address of a request, another one opens the
 * copy. Opening them changes nothing; their buttons do (MEMB-12). What they say is the same for every address.
 */
export function dataRequestPages(parts: readonly PersonalDataPart[]) {
  return (app: FastifyInstance, services: Services): void => {
    const options = { bodyLimit: BODY_LIMIT, config: { callsPerMinute: CALLS_PER_MINUTE } };

    app.get<OfToken>('/api/my-data/confirm/:token', options, async (request, reply) => {
      const { token } = request.params;
      const link = await readRequestLink(services, siteOf(request).siteId, token);
      if (link.state !== 'valid') return sendDead(request, reply, link.state);
      const { kind, email } = link;
      const page = await pageOf(request, dataRequests.confirmTitle, (translate) => (
        <>
          <p>{translate(dataRequests.confirmLead, { kind, email })}</p>
          <ButtonForm action={confirmPath(token)} label={translate(dataRequests.confirm)} />
        </>
      ));
      return sendPage(reply, page);
    });

    app.post<OfToken>('/api/my-data/confirm/:token', options, async (request, reply) => {
      const done = await confirmDataRequest(services, siteOf(request).siteId, request.params.token);
      if (done.state !== 'confirmed') return sendDead(request, reply, done.state);
      const { kind, dueAt } = done;
      const page = await pageOf(request, dataRequests.confirmedTitle, (translate, settings) => (
        <p>{translate(dataRequests.confirmed, { kind, date: dayOf(settings, dueAt) })}</p>
      ));
      return sendPage(reply, page);
    });

    app.get<OfToken>('/api/my-data/copy/:token', options, async (request, reply) => {
      const copy = await copyOf(request);
      if (copy === null) return sendDead(request, reply, 'unknown');
      return sendPage(reply, await copyPage(request, copy));
    });

    app.post<OfToken>('/api/my-data/copy/:token/code', options, async (request, reply) => {
      const copy = await copyOf(request);
      if (copy === null) return sendDead(request, reply, 'unknown');
      const slowed = await mailCopyCode(services, copy);
      if (slowed === null) return sendPage(reply, await codePage(request, null));
      reply.code(429).header('retry-after', slowed);
      return sendPage(reply, await codePage(request, pages.tooManyAttempts));
    });

    app.post<OfToken>('/api/my-data/copy/:token/file', options, async (request, reply) => {
      const copy = await copyOf(request);
      if (copy === null) return sendDead(request, reply, 'unknown');
      const isOpen = isOwn(request, copy) || (await takeCopyCode(services, copy, codeIn(request.body)));
      if (!isOpen) return sendPage(reply.code(400), await codePage(request, dataRequests.codeWrong));
      const { siteId, email } = copy;
      const person = await personOfAddress(services.db, siteId, email);
      const file = await copyPerson(services.db, parts, person, { title: email, now: services.now() });
      return reply
        .type('application/zip')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'attachment; filename="personal-data.zip"')
        .send(file);
    });

    function copyOf(request: LinkRequest): Promise<LinkedCopy | null> {
      return findLinkedCopy(services, siteOf(request).siteId, request.params.token);
    }

    function pageOf(
      request: FastifyRequest,
      title: Words,
      contentIn: (translate: Translate, settings: SiteSettings) => ReactNode,
    ): Promise<string> {
      return newsletterPage(services, siteOf(request).siteId, (translate, settings) => ({
        title,
        content: contentIn(translate, settings),
      }));
    }

    /** Whoever is signed in with the address opens the copy at once; everybody else is mailed a code. */
    function copyPage(request: LinkRequest, copy: LinkedCopy): Promise<string> {
      const path = copyPath(request.params.token);
      return pageOf(request, dataRequests.copyTitle, (translate, settings) => (
        <>
          <p>{translate(dataRequests.copyUntil, { date: dayOf(settings, copy.expiresAt) })}</p>
          {isOwn(request, copy) ? (
            <ButtonForm action={`${path}/file`} label={translate(dataRequests.download)} />
          ) : (
            <>
              <p>{translate(dataRequests.sendCodeText, { email: copy.email })}</p>
              <ButtonForm action={`${path}/code`} label={translate(dataRequests.sendCode)} />
            </>
          )}
        </>
      ));
    }

    function codePage(request: LinkRequest, problem: Words | null): Promise<string> {
      const path = copyPath(request.params.token);
      return pageOf(request, dataRequests.copyTitle, (translate) => (
        <>
          <p>{translate(dataRequests.codeSent)}</p>
          <OneFieldForm
            asksFor="code"
            action={`${path}/file`}
            name={CODE_NAME}
            label={translate(dataRequests.code)}
            buttonLabel={translate(dataRequests.download)}
            problem={problem === null ? null : translate(problem)}
          />
          <p>
            <a href={path}>{translate(dataRequests.sendCode)}</a>
          </p>
        </>
      ));
    }

    async function sendDead(
      request: FastifyRequest,
      reply: FastifyReply,
      state: 'unknown' | 'used' | 'expired',
    ): Promise<FastifyReply> {
      // Whoever makes an address up learns nothing of a site that is not public.
      if (state === 'unknown' && !siteOf(request).isPublic) throw new CallError('site-not-public');
      const page = await pageOf(request, dataRequests.linkTitle, (translate) => (
        <p>{translate(DEAD[state])}</p>
      ));
      return sendPage(reply.code(state === 'unknown' ? 404 : 410), page);
    }
  };
}

const DEAD = {
  unknown: dataRequests.linkUnknown,
  used: dataRequests.linkUsed,
  expired: dataRequests.linkExpired,
} as const;

function isOwn(request: FastifyRequest, { email }: LinkedCopy): boolean {
  const member = memberOf(request.caller);
  return member !== null && addressKeys(member.email).some((key) => addressKeys(email).includes(key));
}

function codeIn(body: unknown): string {
  const code = typeof body === 'object' && body !== null && CODE_NAME in body ? body[CODE_NAME] : '';
  return typeof code === 'string' ? code : '';
}

function dayOf({ language, timeZone }: SiteSettings, at: Date): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(at);
}
