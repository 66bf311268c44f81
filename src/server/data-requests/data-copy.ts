import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { DATA_COPY_CODE_MS, MAX_DATA_COPY_CODE_TRIES } from '#domain/contacts/data-request.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { hashToken, isToken } from '#server/accounts/session-token.ts';
import { countMemberTry } from '#server/members/member-tries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { addressKey } from '#server/platform/mail/address-key.ts';
import type { Services } from '#server/platform/services.ts';
import { findSite } from '#server/sites/queries.ts';
import { publishedLanguage } from '#server/sites/site-language.ts';
import { dataCopyCodeMail } from './mails/data-copy-code-mail.tsx';
import type { DataRequestId } from './tables.ts';

const CODE_DIGITS = 6;

/** A copy that a mailed link leads to. */
export interface LinkedCopy {
  readonly siteId: SiteId;
  readonly id: DataRequestId;
  readonly email: string;
  readonly expiresAt: Date;
}

/** The copy of a link; null where it never worked, or does not any more: 7 days have passed, or the person is erased. */
export async function findLinkedCopy(
  { db, now }: Pick<Services, 'db' | 'now'>,
  siteId: SiteId,
  token: string,
): Promise<LinkedCopy | null> {
  if (!isToken(token)) return null;
  const row = await db
    .selectFrom('data_requests')
    .select(['id', 'email', 'copy_expires_at as expiresAt'])
    .where('site_id', '=', siteId)
    .where('copy_hash', '=', hashToken(token))
    .where('copy_expires_at', '>', new Date(now()))
    .executeTakeFirst();
  if (row === undefined || row.expiresAt === null) return null;
  return { siteId, id: row.id, email: row.email, expiresAt: row.expiresAt };
}

/** Mails the code that opens a copy (CRM-27); the seconds to wait where the address got too many mails. */
export async function mailCopyCode(services: Services, { siteId, id, email }: LinkedCopy) {
  return services.db.transaction().execute(async (trx) => {
    const counting = { db: trx, config: services.config, now: services.now };
    const slowed = await countMemberTry(counting, siteId, 'data-mail', addressKey(email));
    if (slowed !== null) return slowed;
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
    await trx
      .updateTable('data_requests')
      .set({
        code_hash: hashCode(services, id, code),
        code_tries: 0,
        code_expires_at: new Date(services.now() + DATA_COPY_CODE_MS),
      })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .execute();
    const { title: site } = await findSite(trx, siteId);
    const language = await publishedLanguage(trx, siteId);
    await services.mail.send(dataCopyCodeMail, { to: email, siteId, language, params: { site, code } }, trx);
    return null;
  });
}

/** Whether a code opens a copy; it works once, and after five wrong entries not even the right one does. */
export async function takeCopyCode(
  services: Pick<Services, 'config' | 'db' | 'now'>,
  { siteId, id }: LinkedCopy,
  code: string,
): Promise<boolean> {
  // Counted before it is compared, so that many entries at once are counted one by one.
  const counted = await services.db
    .updateTable('data_requests')
    .set({ code_tries: sql<number>`code_tries + 1` })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('code_tries', '<', MAX_DATA_COPY_CODE_TRIES)
    .where('code_expires_at', '>', new Date(services.now()))
    .returning('code_hash as codeHash')
    .executeTakeFirst();
  if (counted === undefined || counted.codeHash === null) return false;
  if (!timingSafeEqual(counted.codeHash, hashCode(services, id, code.replaceAll(/\s/g, '')))) return false;
  return voidCode(services.db, siteId, id, counted.codeHash);
}

/** False where another entry of the same code was quicker. */
async function voidCode(db: Db, siteId: SiteId, id: DataRequestId, codeHash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('data_requests')
    .set({ code_hash: null, code_expires_at: null })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function hashCode({ config }: Pick<Services, 'config'>, id: DataRequestId, code: string): Buffer {
  return createHmac('sha256', config.secrets.crumb).update(`data-copy-code:${id}:${code}`).digest();
}
