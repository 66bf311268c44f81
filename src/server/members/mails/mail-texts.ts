import type { SiteId } from '#domain/documents/record.ts';
import type { MemberMailKind, MemberMailText } from '#domain/members/member-mails.ts';
import { localeOf } from '#messages/locale-of.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';

interface MailOf {
  readonly kind: MemberMailKind;
  /** Of the site (BCP 47): words in another one are not sent. */
  readonly language: string;
}

/** The owner's words for an account mail in a language; null where there are none. */
export async function findMailText(
  db: Db,
  siteId: SiteId,
  { kind, language }: MailOf,
): Promise<MemberMailText | null> {
  const row = await db
    .selectFrom('member_mail_texts')
    .select(['subject', 'body as text'])
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .where('language', '=', localeOf(language))
    .executeTakeFirst();
  return row ?? null;
}

/** All of them in a language, by what they are about. */
export async function listMailTexts(
  db: Db,
  siteId: SiteId,
  language: string,
): Promise<ReadonlyMap<string, MemberMailText>> {
  const rows = await db
    .selectFrom('member_mail_texts')
    .select(['kind', 'subject', 'body as text'])
    .where('site_id', '=', siteId)
    .where('language', '=', localeOf(language))
    .execute();
  return new Map(rows.map(({ kind, subject, text }) => [kind, { subject, text }]));
}

/** In force with the next mail. */
export async function saveMailText(
  { db, now }: Pick<Services, 'db' | 'now'>,
  siteId: SiteId,
  { kind, language }: MailOf,
  { subject, text }: MemberMailText,
): Promise<void> {
  const words = { subject, body: text, changed_at: new Date(now()) };
  await db
    .insertInto('member_mail_texts')
    .values({ ...words, site_id: siteId, kind, language: localeOf(language) })
    .onConflict((conflict) => conflict.columns(['site_id', 'kind', 'language']).doUpdateSet(words))
    .execute();
}

/** Says it as Portico does again. */
export async function resetMailText(db: Db, siteId: SiteId, { kind, language }: MailOf): Promise<void> {
  await db
    .deleteFrom('member_mail_texts')
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .where('language', '=', localeOf(language))
    .execute();
}
