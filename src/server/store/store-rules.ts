import { MAX_OWN_FIELDS, ownFieldSchema, type OwnField } from '#domain/checkout/own-field.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { toCents } from '#domain/money/cents.ts';
import type { SiteId } from '#domain/documents/record.ts';
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
 * settings yet, there are none.
 */
export async function readStoreRules(db: Db, siteId: SiteId): Promise<StoreRules> {
  const rows = await db
    .selectFrom('documents')
    .innerJoin('document_records as record', (join) =>
      join.onRef('record.site_id', '=', 'documents.site_id').onRef('record.document_id', '=', 'documents.id'),
    )
    .select(['documents.kind', 'record.record'])
    .where('documents.site_id', '=', siteId)
    .where((where) =>
      where.or([
        where('documents.kind', '=', 'store'),
        // Of the site itself its settings alone.
        where.and([where('documents.kind', '=', 'site'), where('record.record_id', '=', 'settings')]),
      ]),
    )
    .execute();
  const records = rows.flatMap(({ kind, record }) => (kind === 'store' ? [record] : []));
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
    timeZone: timeZoneIn(rows.find(({ kind }) => kind === 'site')?.record),
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
