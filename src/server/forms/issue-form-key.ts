import { randomBytes } from 'node:crypto';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { KEY_LIFETIME_MS } from './form-limits.ts';
import { hashSecret } from './hash-secret.ts';

const KEY_BYTES = 24;

/**
 * A key for one submission of a form by a visitor on a site (FORM-54, FORM-67). `visitor` is the crumb of the call;
 * `formId` is the block of the form or sign-up; a key without one serves none.
 */
export async function issueFormKey(
  db: Db,
  issue: {
    readonly siteId: SiteId;
    readonly visitor: string;
    readonly formId?: string | null;
    readonly now: number;
  },
): Promise<string> {
  const key = randomBytes(KEY_BYTES).toString('base64url');
  await db
    // Expired keys go as new ones come, so that they need no sweep of their own.
    .with('expired', (keys) =>
      keys
        .deleteFrom('form_keys')
        .where('site_id', '=', issue.siteId)
        .where('expires_at', '<', new Date(issue.now)),
    )
    .insertInto('form_keys')
    .values({
      site_id: issue.siteId,
      key_hash: hashSecret(key),
      visitor_hash: hashSecret(issue.visitor),
      issued_at: new Date(issue.now),
      expires_at: new Date(issue.now + KEY_LIFETIME_MS),
      used_at: null,
      form_id: issue.formId ?? null,
    })
    .execute();
  return key;
}

interface KeyUse {
  readonly siteId: SiteId;
  readonly visitor: string;
  readonly key: string;
  /** The form or sign-up that is sent. */
  readonly formId: string;
  readonly now: number;
}

/** Whether a key could be used: false where it was used, has expired, or belongs to another site, visitor or form. */
export async function canUseFormKey(db: Db, use: KeyUse): Promise<boolean> {
  const found = await db
    .selectFrom('form_keys')
    .select('key_hash')
    .where('site_id', '=', use.siteId)
    .where('key_hash', '=', hashSecret(use.key))
    .where('visitor_hash', '=', hashSecret(use.visitor))
    .where('form_id', '=', use.formId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(use.now))
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Uses a key up, in the transaction of what it is used for: taken back with it, the key can be used again. Others who
 * use the same key wait for the end of that transaction. False where `canUseFormKey` is.
 */
export async function spendFormKey(trx: Db, use: KeyUse): Promise<boolean> {
  const used = await trx
    .updateTable('form_keys')
    .set({ used_at: new Date(use.now) })
    .where('site_id', '=', use.siteId)
    .where('key_hash', '=', hashSecret(use.key))
    .where('visitor_hash', '=', hashSecret(use.visitor))
    .where('form_id', '=', use.formId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(use.now))
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}
