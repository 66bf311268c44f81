import type { Transaction } from 'kysely';
import type { OwnerMailKind } from '#domain/store/owner-mails.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { wantsOwnerMail } from '#server/store/wants-owner-mail.ts';
import { isFirstMail } from './is-first-mail.ts';
import type { MailPost } from './mail-post.ts';

interface OwnerPost extends MailPost {
  readonly trx: Transaction<Database>;
  readonly services: Services;
}

/** Whether those who fulfil orders are told of something now: they want to be, and were not yet (ORD-140, ORD-142). */
export async function isFirstOwnerMail(
  post: OwnerPost,
  kind: OwnerMailKind,
  eventKey: string,
): Promise<boolean> {
  const { trx, services, siteId } = post;
  return (await wantsOwnerMail(trx, siteId, kind)) && isFirstMail(trx, services, post, kind, eventKey);
}
