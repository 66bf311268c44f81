import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';

export async function findCaptchaSecret(db: Db, siteId: SiteId): Promise<string | null> {
  const row = await db
    .selectFrom('form_captcha_secrets')
    .select('secret')
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row?.secret ?? null;
}

/** Keeps the secret of a site's captcha provider; an empty one takes it away. */
export async function keepCaptchaSecret(db: Db, siteId: SiteId, secret: string, now: number): Promise<void> {
  if (secret === '') {
    await db.deleteFrom('form_captcha_secrets').where('site_id', '=', siteId).execute();
    return;
  }
  const row = { secret, changed_at: new Date(now) };
  await db
    .insertInto('form_captcha_secrets')
    .values({ site_id: siteId, ...row })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet(row))
    .execute();
}
