import { sql } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import type { VariantId } from '#domain/products/variant.ts';
import { loadCatalogue } from '#server/carts/load-catalogue.ts';
import { backInStockMail } from '#server/orders/mails/back-in-stock-mail.tsx';
import { inOwnWords } from '#server/orders/mails/define-buyer-mail.tsx';
import { filledTexts } from '#server/orders/own-mail-words.ts';
import { shopSender } from '#server/orders/shop-sender.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import type { Services } from '#server/platform/services.ts';
import { findSite } from '#server/sites/queries.ts';
import { publishedLanguage } from '#server/sites/site-language.ts';
import { optOutPath } from '#server/store-mails/opt-out-link.ts';
import { isOptedOut } from '#server/store-mails/opt-outs.ts';
import { findMailText } from '#server/store/mail-texts.ts';
import { loadStoreSettings } from '#server/store/queries.ts';

/** Variants that are looked at together. */
const BATCH = 100;

interface Returned {
  readonly siteId: SiteId;
  readonly productId: DocumentId;
  readonly variantId: VariantId;
}

/**
 * Mails everybody who waits for a variant that can be bought again, in the order in which they came; they leave the list
 * with that (ORD-92). However it came back: counted, canceled, returned or imported. Says how many were mailed.
 */
export async function tellWaiting(services: Services): Promise<number> {
  let told = 0;
  let after = '';
  for (;;) {
    const { rows: waiting } = await sql<Returned>`
      select distinct on (variant_id, site_id) variant_id as "variantId", site_id as "siteId",
        product_id as "productId"
      from back_in_stock where variant_id > ${after} order by variant_id, site_id limit ${BATCH}`.execute(
      services.db,
    );
    for (const returned of await inStock(services, waiting)) told += await tellOfVariant(services, returned);
    const last = waiting.at(-1);
    if (last === undefined || waiting.length < BATCH) return told;
    after = last.variantId;
  }
}

/** Those of which there are pieces. */
async function inStock(
  { db }: Pick<Services, 'db'>,
  waiting: readonly Returned[],
): Promise<readonly Returned[]> {
  if (waiting.length === 0) return [];
  const { rows } = await sql<Pick<Returned, 'siteId' | 'variantId'>>`
    select stock.site_id as "siteId", stock.variant_id as "variantId"
    from unnest(${waiting.map(({ siteId }) => siteId)}::char(24)[],
      ${waiting.map(({ variantId }) => variantId)}::char(24)[]) as wanted (site_id, variant_id)
    cross join lateral (select site_id, variant_id from variant_stock
      where variant_stock.site_id = wanted.site_id and variant_stock.variant_id = wanted.variant_id
        and (is_unlimited or quantity > 0) offset 0) as stock`.execute(db);
  const there = new Set(rows.map(({ siteId, variantId }) => `${siteId} ${variantId}`));
  return waiting.filter(({ siteId, variantId }) => there.has(`${siteId} ${variantId}`));
}

async function tellOfVariant(
  services: Services,
  { siteId, productId, variantId }: Returned,
): Promise<number> {
  const { db } = services;
  const { identifier, title: site, isPublic, removedAt } = await findSite(db, siteId);
  const own = await findMailText(db, siteId, 'backInStock');
  const { isPaused } = await loadStoreSettings(db, siteId);
  const facts = (await loadCatalogue(db, siteId, [{ productId, variantId }])).get(variantId);
  // What cannot be bought all the same is waited for further on.
  if (!isPublic || removedAt !== null || isPaused || own?.isOn === false || facts === undefined) return 0;
  const waiting = await db
    .selectFrom('back_in_stock')
    .select(['id', 'email', 'email_key as emailKey'])
    .where('site_id', '=', siteId)
    .where('variant_id', '=', variantId)
    .orderBy('id')
    .execute();
  const product = facts.optionText === '' ? facts.title : `${facts.title} (${facts.optionText})`;
  let told = 0;
  for (const { id, email, emailKey } of waiting) {
    const isTold = await db.transaction().execute(async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('back_in_stock')
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .executeTakeFirst();
      if (numDeletedRows === 0n || !isMailAddress(email)) return false;
      if (await isOptedOut(trx, siteId, emailKey, 'back-in-stock')) return false;
      const optOut = publicUrl(
        services.config,
        identifier,
        optOutPath(services, siteId, { kind: 'back-in-stock', emailKey }),
      );
      const params = { site, product, link: publicUrl(services.config, identifier, facts.path), optOut };
      const texts = { subject: '', opening: '', closing: '', ...own };
      const sender = await shopSender(trx, siteId);
      await services.mail.send(
        inOwnWords(backInStockMail, filledTexts(texts, { site, order: null }, params)),
        {
          siteId,
          to: email,
          language: await publishedLanguage(trx, siteId),
          unsubscribeUrl: optOut,
          params,
          ...sender,
        },
        trx,
      );
      return true;
    });
    if (isTold) told += 1;
  }
  return told;
}
