import type { Transaction } from 'kysely';
import {
  CONFIRM_REQUEST_MS,
  type DataRequestKind,
  type DataRequestPlace,
} from '#domain/contacts/data-request.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import { createToken, hashToken } from '#server/accounts/session-token.ts';
import { countMemberTry } from '#server/members/member-tries.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import type { Database } from '#server/platform/database/database.ts';
import { addressKey, readableAddress } from '#server/platform/mail/address-key.ts';
import type { Services } from '#server/platform/services.ts';
import { findSite } from '#server/sites/queries.ts';
import { publishedLanguage } from '#server/sites/site-language.ts';
import { dataRequestConfirmMail } from './mails/data-request-confirm-mail.tsx';

interface AskedForData {
  readonly siteId: SiteId;
  readonly kind: DataRequestKind;
  /** One that mail can reach. */
  readonly email: string;
  readonly askedIn: DataRequestPlace;
  /** The network address it is asked from. */
  readonly network: string;
}

/**
 * Mails the link that confirms a request of a person for their data (CRM-28). Whether the site knows the address makes
 * no difference: it gets the same mail, counted in the same way. The seconds to wait where it is asked too often.
 */
export async function askForData(
  trx: Transaction<Database>,
  services: Services,
  { siteId, kind, email, askedIn, network }: AskedForData,
): Promise<number | null> {
  const now = services.now();
  const counting = { db: trx, config: services.config, now: services.now };
  const slowed =
    (await countMemberTry(counting, siteId, 'data-request', network)) ??
    (await countMemberTry(counting, siteId, 'data-mail', addressKey(email)));
  if (slowed !== null) return slowed;
  const token = createToken();
  await trx
    .insertInto('data_requests')
    .values({
      site_id: siteId,
      id: createId<'data-request'>(now),
      kind,
      state: 'unconfirmed',
      asked_in: askedIn,
      email: readableAddress(email.trim()),
      email_key: addressKey(email),
      token_hash: hashToken(token),
      asked_at: new Date(now),
      expires_at: new Date(now + CONFIRM_REQUEST_MS),
      confirmed_at: null,
      due_at: null,
      reminded_at: null,
      closed_at: null,
      account_id: null,
      copy_hash: null,
      copy_expires_at: null,
      code_hash: null,
      code_expires_at: null,
    })
    .execute();
  const { identifier, title: site } = await findSite(trx, siteId);
  const link = publicUrl(services.config, identifier, confirmPath(token));
  const language = await publishedLanguage(trx, siteId);
  await services.mail.send(
    dataRequestConfirmMail,
    { to: email, siteId, language, params: { kind, site, link } },
    trx,
  );
  return null;
}

/** Where the mailed link leads, on every host of its site. */
export function confirmPath(token: string): string {
  return `/api/my-data/confirm/${token}`;
}
