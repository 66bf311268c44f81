import { randomBytes } from 'node:crypto';
import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import { hashSecret } from './hash-secret.ts';

const SECRET_BYTES = 24;

interface FeedOwner {
  readonly siteId: SiteId;
  readonly formId: Id<'form'>;
}

export interface FormFeed {
  readonly createdAt: Date;
  /** When a program read it last; null before the first time. */
  readonly readAt: Date | null;
}

/** The live address of a form's submissions (FBLD-61), or null where there is none. */
export async function findFeed(db: Db, { siteId, formId }: FeedOwner): Promise<FormFeed | null> {
  const row = await db
    .selectFrom('form_feeds')
    .select(['created_at', 'read_at'])
    .where('site_id', '=', siteId)
    .where('form_id', '=', formId)
    .executeTakeFirst();
  return row === undefined ? null : { createdAt: row.created_at, readAt: row.read_at };
}

/** Creates a new secret and returns it, once; the former one becomes invalid. */
export async function renewFeed(db: Db, { siteId, formId }: FeedOwner, now: number): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const row = { secret_hash: hashSecret(secret), created_at: new Date(now), read_at: null };
  await db
    .insertInto('form_feeds')
    .values({ site_id: siteId, form_id: formId, ...row })
    .onConflict((conflict) => conflict.columns(['site_id', 'form_id']).doUpdateSet(row))
    .execute();
  return secret;
}

export async function removeFeed(db: Db, { siteId, formId }: FeedOwner): Promise<void> {
  await db.deleteFrom('form_feeds').where('site_id', '=', siteId).where('form_id', '=', formId).execute();
}

/** The form of a secret; null for an invalid one. Stores the time of reading. */
export async function openFeed(
  db: Db,
  siteId: SiteId,
  secret: string,
  now: number,
): Promise<{ readonly formId: Id<'form'> } | null> {
  const row = await db
    .updateTable('form_feeds')
    .set({ read_at: new Date(now) })
    .where('site_id', '=', siteId)
    .where('secret_hash', '=', hashSecret(secret))
    .returning('form_id')
    .executeTakeFirst();
  return row === undefined ? null : { formId: row.form_id };
}
