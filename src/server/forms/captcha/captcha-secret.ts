import type { SiteId } from '#domain/documents/record.ts';
import { sealContext } from '#server/platform/secrets/seal-context.ts';
import type { Services } from '#server/platform/services.ts';

/** The secret key of a site at its captcha provider, or null. */
export async function findCaptchaSecret(
  { db, cipher }: Pick<Services, 'db' | 'cipher'>,
  siteId: SiteId,
): Promise<string | null> {
  const row = await db
    .selectFrom('form_captcha_secrets')
    .select(['secret', 'sealed'])
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  if (row === undefined) return null;
  // During an upgrade a process of the version before writes it unsealed, and leaves what is sealed as it is.
  return row.secret ?? (row.sealed === null ? null : cipher.open(row.sealed, secretContext(siteId)));
}

/** Stores the secret of a site's captcha provider; an empty one deletes it. */
export async function keepCaptchaSecret(
  { db, cipher, now }: Pick<Services, 'db' | 'cipher' | 'now'>,
  siteId: SiteId,
  secret: string,
): Promise<void> {
  if (secret === '') {
    await db.deleteFrom('form_captcha_secrets').where('site_id', '=', siteId).execute();
    return;
  }
  const row = {
    secret: null,
    sealed: cipher.seal(secret, secretContext(siteId)),
    changed_at: new Date(now()),
  };
  await db
    .insertInto('form_captcha_secrets')
    .values({ site_id: siteId, ...row })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet(row))
    .execute();
}

/** Seals the secrets that a version before this one stored unsealed. Returns how many. */
export async function sealCaptchaSecrets({ db, cipher }: Pick<Services, 'db' | 'cipher'>): Promise<number> {
  const rows = await db
    .selectFrom('form_captcha_secrets')
    .select(['site_id', 'secret'])
    .where('secret', 'is not', null)
    .execute();
  for (const { site_id: siteId, secret } of rows) {
    await db
      .updateTable('form_captcha_secrets')
      .set({ sealed: cipher.seal(secret ?? '', secretContext(siteId)), secret: null })
      .where('site_id', '=', siteId)
      .where('secret', '=', secret)
      .execute();
  }
  return rows.length;
}

function secretContext(siteId: SiteId): string {
  return sealContext('form_captcha_secrets', [siteId]);
}
