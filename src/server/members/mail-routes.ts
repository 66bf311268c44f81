import * as contract from '#contract/member-mails.ts';
import {
  mailPlaceholders,
  MEMBER_MAILS,
  unknownPlaceholder,
  type MemberMailKind,
  type MemberMailText,
} from '#domain/members/member-mails.ts';
import { siteTranslator } from '#messages/site-translator.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { renderMail } from '#server/platform/mail/render-mail.tsx';
import { findSite } from '#server/sites/queries.ts';
import { publishedLanguage } from '#server/sites/site-language.ts';
import { listMailTexts, resetMailText, saveMailText } from './mails/mail-texts.ts';
import { MEMBER_MAIL_DEFINITIONS } from './mails/member-mails.ts';

const DONE = { status: 'done' } as const;
/** Placeholders as they stand in texts. */
const UNFILLED = { site: '{site}', email: '{email}' };

/** The words of account mails: read, changed, shown, sent to whoever changes them, and reset (MEMB-67). */
export const memberMailRoutes: readonly Route[] = [
  implement(contract.listMemberMails, async ({ services: { db }, site: { siteId } }) => {
    const language = await publishedLanguage(db, siteId);
    const own = await listMailTexts(db, siteId, language);
    const translate = siteTranslator(language);
    return {
      language,
      mails: MEMBER_MAILS.map((kind) => {
        const standard = MEMBER_MAIL_DEFINITIONS[kind].words(translate, UNFILLED);
        return { kind, placeholders: [...mailPlaceholders(kind)], standard, own: own.get(kind) ?? null };
      }),
    };
  }),
  implement(contract.saveMemberMail, async ({ services, site: { siteId }, body }) => {
    refuseUnknown(body);
    const language = await publishedLanguage(services.db, siteId);
    await saveMailText(services, siteId, { kind: body.kind, language }, body);
    return DONE;
  }),
  implement(contract.resetMemberMail, async ({ services: { db }, site: { siteId }, query }) => {
    await resetMailText(db, siteId, { kind: query.kind, language: await publishedLanguage(db, siteId) });
    return DONE;
  }),
  implement(contract.previewMemberMail, async ({ services: { db }, site: { siteId }, body }) => {
    refuseUnknown(body);
    const { title } = await findSite(db, siteId);
    const mail = MEMBER_MAIL_DEFINITIONS[body.kind];
    return renderMail(
      mail,
      { ...mail.sample, site: title, own: wordsOf(body) },
      await publishedLanguage(db, siteId),
    );
  }),
  implement(contract.sendTestMail, async ({ services, site: { siteId }, caller, body }) => {
    refuseUnknown(body);
    const { title } = await findSite(services.db, siteId);
    const mail = MEMBER_MAIL_DEFINITIONS[body.kind];
    const { email } = caller.account;
    const language = await publishedLanguage(services.db, siteId);
    const sent = { ...mail.sample, site: title, own: wordsOf(body) };
    await services.mail.send(mail, { siteId, to: email, language, params: sent });
    return { to: email };
  }),
];

function wordsOf({ subject, text }: MemberMailText): MemberMailText {
  return { subject, text };
}

function refuseUnknown({ kind, subject, text }: MemberMailText & { readonly kind: MemberMailKind }): void {
  const [inSubject, inText] = [unknownPlaceholder(kind, subject), unknownPlaceholder(kind, text)];
  if (inSubject === null && inText === null) return;
  throw new CallError('unknown-placeholder', { placeholder: inSubject ?? inText ?? '' });
}
