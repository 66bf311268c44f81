import type { DocumentId } from '#domain/documents/record.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { MeasurementStandard } from '#domain/store/measurement.ts';
import { backwardCode, placeRowsOf, placesOf } from '#domain/store/place-rows.ts';
import { NO_PLACES } from '#domain/store/served-places.ts';
import type { StoredShippingOption, StoredShippingPrice } from '#domain/store/shipping-option.ts';
import { overlappingBand } from '#domain/store/weight-bands.ts';
import { parseWeight, weightText } from '#domain/store/weight-text.ts';
import { amountText, typedAmount } from './amount-draft.ts';
import type { DraftPlaces } from './places-field.tsx';

/** A way of delivery while it is typed. */
export interface ShippingDraft {
  readonly name: string;
  readonly description: string;
  readonly estimate: string;
  readonly kind: StoredShippingPrice['kind'];
  readonly order: string;
  readonly piece: string;
  readonly bands: readonly { readonly upTo: string; readonly price: string }[];
  readonly freeFrom: string;
  readonly places: DraftPlaces;
  /** Null: it carries everything (ORD-62). */
  readonly productIds: readonly DocumentId[] | null;
}

interface Units {
  readonly currency: CurrencyCode;
  readonly measurementStandard: MeasurementStandard;
}

export function draftOf(option: StoredShippingOption | null, units: Units): Omit<ShippingDraft, 'places'> {
  const amount = (value: number) => amountText(value, units.currency);
  const price = option?.price ?? { kind: 'flat', order: 0, piece: 0 };
  return {
    name: option?.name ?? '',
    description: option?.description ?? '',
    estimate: option?.estimate ?? '',
    kind: price.kind,
    order: amount(price.kind === 'weight' ? 0 : price.order),
    piece: amount(price.kind === 'flat' ? price.piece : 0),
    bands:
      price.kind === 'weight'
        ? price.bands.map((band) => ({
            upTo: weightText(band.upToGrams, units.measurementStandard),
            price: amount(band.price),
          }))
        : [{ upTo: '', price: '' }],
    freeFrom: option === null || option.freeFrom === null ? '' : amount(option.freeFrom),
    productIds: option?.productIds ?? null,
  };
}

/** Where it goes to as it is opened: a new one everywhere, as long as no other names a place. */
export function proposedPlaces(
  option: StoredShippingOption | null,
  others: readonly StoredShippingOption[],
): DraftPlaces {
  if (option !== null)
    return { rows: placeRowsOf(option.places), isRestOfWorld: option.places.isRestOfWorld };
  return { rows: [], isRestOfWorld: others.every(({ places }) => placeRowsOf(places).length === 0) };
}

/** The price that was typed; null where a part of it is none. */
export function priceOf(draft: ShippingDraft, units: Units): StoredShippingPrice | null {
  const order = typedAmount(draft.order, units.currency);
  if (draft.kind === 'pickup') return order === null ? null : { kind: 'pickup', order };
  if (draft.kind === 'flat') {
    const piece = typedAmount(draft.piece, units.currency);
    return order === null || piece === null ? null : { kind: 'flat', order, piece };
  }
  const bands = draft.bands.flatMap((band) => {
    const upToGrams = parseWeight(band.upTo, units.measurementStandard);
    const price = typedAmount(band.price, units.currency);
    return upToGrams === null || upToGrams === 0 || price === null ? [] : [{ upToGrams, price }];
  });
  const isWhole = bands.length === draft.bands.length && bands.length > 0;
  return isWhole && overlappingBand(bands) === null ? { kind: 'weight', bands } : null;
}

/** The fields of the record; null where something is wrong. */
export function shippingFieldsOf(draft: ShippingDraft, units: Units) {
  const price = priceOf(draft, units);
  const freeFrom = draft.freeFrom.trim() === '' ? null : typedAmount(draft.freeFrom, units.currency);
  const isFreeWrong = draft.freeFrom.trim() !== '' && freeFrom === null;
  if (price === null || isFreeWrong || draft.name.trim() === '' || !isPlaced(draft)) return null;
  if (draft.productIds?.length === 0) return null;
  const isPickup = price.kind === 'pickup';
  return {
    name: draft.name.trim(),
    description: draft.description.trim(),
    estimate: draft.estimate.trim(),
    places: isPickup ? NO_PLACES : placesOf(draft.places.rows, draft.places.isRestOfWorld),
    price,
    freeFrom: isPickup ? null : freeFrom,
    productIds: draft.productIds === null ? null : [...draft.productIds],
  };
}

/** Whether its places are right. */
export function isPlaced(draft: Pick<ShippingDraft, 'kind' | 'places'>): boolean {
  const isRight = draft.places.rows.every(({ codes }) => backwardCode(codes) === null);
  return (isRight || draft.kind === 'pickup') && goesAnywhere(draft);
}

/** Whether it goes anywhere: what is picked up does not. */
export function goesAnywhere({ kind, places }: Pick<ShippingDraft, 'kind' | 'places'>): boolean {
  const hasCountries = places.rows.every(({ country }) => country !== '');
  return kind === 'pickup' || (hasCountries && (places.rows.length > 0 || places.isRestOfWorld));
}
