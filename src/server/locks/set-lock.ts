import { createId } from '#lib/id.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { hashPassword } from '#server/accounts/password-hash.ts';
import type { Services } from '#server/platform/services.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { bumpRevision } from '#server/sites/queries.ts';

/** Passwords that one site can have. */
export const MAX_LOCKS = 500;

/**
 * Sets the password of a document or takes it away (null), for visitors from now on. Throws `too-many-passwords`.
 */
export async function setLock(
  services: Services,
  siteId: SiteId,
  documentId: DocumentId,
  password: string | null,
): Promise<void> {
  const hash = password === null ? null : await hashPassword(password);
  await services.db.transaction().execute(async (trx) => {
    // The revision first: it holds the site's row, so that two who set passwords come one after the other.
    await bumpRevision(trx, siteId);
    if (hash === null) {
      await trx
        .deleteFrom('content_locks')
        .where('site_id', '=', siteId)
        .where('document_id', '=', documentId)
        .execute();
      return;
    }
    const others = await trx
      .selectFrom('content_locks')
      .select('document_id')
      .where('site_id', '=', siteId)
      .where('document_id', '<>', documentId)
      .limit(MAX_LOCKS)
      .execute();
    if (others.length >= MAX_LOCKS) throw new CallError('too-many-passwords', { max: MAX_LOCKS });
    const row = {
      password_hash: hash,
      key_id: createId<'lock-key'>(services.now()),
      changed_at: new Date(services.now()),
    };
    await trx
      .insertInto('content_locks')
      .values({ ...row, site_id: siteId, document_id: documentId })
      .onConflict((conflict) => conflict.columns(['site_id', 'document_id']).doUpdateSet(row))
      .execute();
  });
}
