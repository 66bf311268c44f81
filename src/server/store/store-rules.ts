import { sql } from 'kysely';
import { MAX_OWN_FIELDS, ownFieldSchema, type OwnField } from '#domain/checkout/own-field.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { toCents } from '#domain/money/cents.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Place } from '#domain/pricing/places.ts';
import type { ShippingOption, ShippingPrice, TaxRule } from '#domain/pricing/pricing-input.ts';
import {
  shippingOptionSchema,
  type StoredShippingOption,
  type StoredShippingPrice,
} from '#domain/store/shipping-option.ts';
import {
  DEFAULT_STORE_SETTINGS,
  storeSettingsSchema,
  type StoreSettings,
} from '#domain/store/store-settings.ts';
import { taxRuleSchema, type StoredTaxRule } from '#domain/store/tax-rule.ts';
import { compareByOrder } from '#lib/order-key.ts';
import type { Db } from '#server/platform/database/database.ts';
import { timeZoneIn } from '#server/sites/site-time-zone.ts';

/** What decides about the price of a cart, besides what lies in it. */
export interface StoreRules {
  readonly currency: CurrencyCode;
  readonly pricesIncludeTax: boolean;
  readonly shippingOptions: readonly ShippingOption[];
  readonly taxRules: readonly TaxRule[];
  /** Its country is empty where the owner has not said where the seller is. */
  readonly storePlace: Place;
  readonly settings: StoreSettings;
  /** What the owner asks in the checkout besides (ORD-22). */
  readonly ownFields: readonly OwnField[];
  /** Of the site: days of the shop are those of it. */
  readonly timeZone: string;
}

/**
 * The rules of the shop as they are now: a changed one counts in open carts at once (ORD-68). Where nobody has opened its
 * settings yet, there are none. Asked each time is only whether the documents that they stand in are still the same.
 */
export async function readStoreRules(db: Db, siteId: SiteId): Promise<StoreRules> {
  const documents = await findDocuments(db, siteId);
  const state = stateOf(documents);
  const known = kept.get(siteId);
  if (state !== null && known?.state === state) return known.rules;
  const rules = await parseRules(db, siteId, documents);
  if (state === null) return rules;
  kept.delete(siteId);
  kept.set(siteId, { state, rules });
  for (const oldest of kept.keys()) {
    if (kept.size <= MAX_KEPT) break;
    kept.delete(oldest);
  }
  return rules;
}

/** Of the sites asked for last. */
const MAX_KEPT = 300;
const kept = new Map<SiteId, { readonly state: string; readonly rules: StoreRules }>();

interface RuleDocument {
  readonly kind: 'store' | 'site';
  readonly id: DocumentId;
  readonly version: number;
  /** Of its content; null where that of this version is not known. */
  readonly hash: string | null;
}

/** Each is found by an index of its kind alone: a site may have thousands of others. */
async function findDocuments(db: Db, siteId: SiteId): Promise<readonly RuleDocument[]> {
  const columns = sql`kind, id, version, case when content_hash_version = version then content_hash::text end as hash`;
  const { rows } = await sql<RuleDocument>`
    select ${columns} from documents where site_id = ${siteId} and kind = 'store'
    union all select ${columns} from documents where site_id = ${siteId} and kind = 'site'`.execute(db);
  return rows;
}

/** By the content, too: a version that was taken back comes again with another one. */
function stateOf(documents: readonly RuleDocument[]): string | null {
  const states = documents.map(({ id, version, hash }) =>
    hash === null ? null : `${id} ${version} ${hash}`,
  );
  return states.includes(null) ? null : states.join();
}

async function parseRules(db: Db, siteId: SiteId, documents: readonly RuleDocument[]): Promise<StoreRules> {
  const idOf = (kind: RuleDocument['kind']) => documents.find((each) => each.kind === kind)?.id ?? null;
  const storeId = idOf('store');
  const rows = await db
    .selectFrom('document_records')
    .select(['document_id as documentId', 'record'])
    .where('site_id', '=', siteId)
    .where((where) =>
      where.or([
        where('document_id', '=', storeId),
        // Of the site itself its settings alone.
        where.and([where('document_id', '=', idOf('site')), where('record_id', '=', 'settings')]),
      ]),
    )
    .execute();
  const records = rows.flatMap(({ documentId, record }) => (documentId === storeId ? [record] : []));
  const stored = records.find(({ type }) => type === 'settings');
  const settings = stored === undefined ? DEFAULT_STORE_SETTINGS : storeSettingsSchema.parse(stored);
  const options = records.filter(({ type }) => type === 'shipping-option');
  const rules = records.filter(({ type }) => type === 'tax-rule');
  const fields = records.filter(({ type }) => type === 'checkout-field');
  return {
    currency: settings.currency,
    pricesIncludeTax: settings.pricesIncludeTax,
    shippingOptions: options
      .map((record) => shippingOptionSchema.parse(record))
      .toSorted(compareByOrder)
      .map(offered),
    ownFields: fields
      .map((record) => ownFieldSchema.parse(record))
      .toSorted(compareByOrder)
      .slice(0, MAX_OWN_FIELDS),
    taxRules: rules
      .map((record) => taxRuleSchema.parse(record))
      .toSorted(compareByOrder)
      .map(counted),
    storePlace: {
      country: settings.sellerCountry,
      region: settings.sellerRegion === '' ? null : settings.sellerRegion,
      postalCode: settings.sellerPostalCode === '' ? null : settings.sellerPostalCode,
    },
    settings,
    timeZone: timeZoneIn(rows.find(({ documentId }) => documentId !== storeId)?.record),
  };
}

function offered(option: StoredShippingOption): ShippingOption {
  const { id, name, description, estimate, places, price, freeFrom, productIds } = option;
  return {
    id,
    name,
    description,
    estimate,
    places,
    price: priceOf(price),
    freeFrom: freeFrom === null ? null : toCents(freeFrom),
    productIds,
  };
}

function priceOf(price: StoredShippingPrice): ShippingPrice {
  switch (price.kind) {
    case 'flat':
      return { kind: 'flat', order: toCents(price.order), piece: toCents(price.piece) };
    case 'weight':
      return {
        kind: 'weight',
        bands: price.bands.map((band) => ({ upToGrams: band.upToGrams, price: toCents(band.price) })),
      };
    case 'pickup':
      return { kind: 'pickup', order: toCents(price.order) };
  }
}

function counted({ id, name, places, rates, covers, firstDay }: StoredTaxRule): TaxRule {
  return { id, name, places, rates, covers, firstDay };
}
