import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { MemberMailKind } from '#domain/members/member-mails.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { publishedLanguage } from '#server/sites/site-language.ts';
import type { MemberMailParams } from './define-member-mail.tsx';
import { findMailText } from './mail-texts.ts';
import { MEMBER_MAIL_DEFINITIONS } from './member-mails.ts';

/**
 * Sends an account mail in the language of the site, in the owner's words where there are some (MEMB-67). It goes out
 * whatever lists its recipient is on or has left: it is about the account.
 */
export async function sendMemberMail(
  trx: Transaction<Database>,
  services: Pick<Services, 'mail'>,
  siteId: SiteId,
  {
    kind,
    to,
    params,
  }: {
    readonly kind: MemberMailKind;
    readonly to: string | readonly string[];
    readonly params: Omit<MemberMailParams, 'own'>;
  },
): Promise<void> {
  const language = await publishedLanguage(trx, siteId);
  const own = await findMailText(trx, siteId, { kind, language });
  const delivery = { siteId, language, params: { ...params, ...(own === null ? {} : { own }) } };
  for (const each of [to].flat()) {
    await services.mail.send(MEMBER_MAIL_DEFINITIONS[kind], { ...delivery, to: each }, trx);
  }
}
