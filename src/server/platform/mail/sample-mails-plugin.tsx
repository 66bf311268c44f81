import type { FastifyInstance } from 'fastify';
import { SITE_LOCALES } from '#messages/site-translator.ts';
import type { RegisterPlugin } from '#server/platform/http/http-app.ts';
import { sendText } from '#server/platform/http/send-text.ts';
import type { Services } from '#server/platform/services.ts';
import { renderMarkup } from '#site/markup/render-markup.ts';
import type { MailDefinition } from './define-mail.ts';
import { renderMail, type RenderedMail } from './render-mail.tsx';
import { SampleMailPage, SampleMailsPage } from './sample-mails-page.tsx';

const LIST = '/dev/mails';
const LANGUAGES = ['en', ...SITE_LOCALES];

/** Under `npm run dev` only: pages on the app domain that show every mail in every language, filled with its sample. */
export function sampleMailsPlugin(mails: readonly MailDefinition[]): RegisterPlugin {
  return (app, { config }) => registerSampleMails(app, config, mails);
}

function registerSampleMails(
  app: FastifyInstance,
  config: Services['config'],
  mails: readonly MailDefinition[],
): void {
  if (config.isProduction) return;
  const host = new RegExp(`^${config.appDomain.replaceAll('.', String.raw`\.`)}(?::\\d+)?$`, 'i');
  const constraints = { host };

  app.get(LIST, { constraints }, async (request, reply) => {
    const listed = mails.map(({ kind }) => ({ kind, languages: LANGUAGES }));
    const page = <SampleMailsPage path={LIST} mails={listed} />;
    return sendText(request, reply, 'text/html', `<!doctype html>${renderMarkup(page)}`);
  });

  app.get<{ Params: MailAddress }>(`${LIST}/:kind/:language`, { constraints }, async (request, reply) => {
    const mail = findSample(mails, request.params);
    if (mail === null) return reply.callNotFound();
    const page = <SampleMailPage {...request.params} mail={mail} path={LIST} />;
    return sendText(request, reply, 'text/html', `<!doctype html>${renderMarkup(page)}`);
  });

  app.get<{ Params: MailAddress }>(
    `${LIST}/:kind/:language/html`,
    { constraints },
    async (request, reply) => {
      const mail = findSample(mails, request.params);
      return mail === null ? reply.callNotFound() : sendText(request, reply, 'text/html', mail.html);
    },
  );
}

interface MailAddress {
  readonly kind: string;
  readonly language: string;
}

function findSample(mails: readonly MailDefinition[], { kind, language }: MailAddress): RenderedMail | null {
  const mail = mails.find((each) => each.kind === kind);
  const isThere = mail !== undefined && LANGUAGES.includes(language);
  return isThere ? renderMail(mail, mail.sample, language) : null;
}
