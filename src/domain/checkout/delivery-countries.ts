import { COUNTRY_CODES } from '#domain/addresses/country-codes.ts';
import { namesCountry } from '#domain/pricing/places.ts';
import type { ShippingOption } from '#domain/pricing/pricing-input.ts';

/** The countries that some way of delivery reaches, if only a part of them (ORD-21). */
export function deliveryCountries(options: readonly ShippingOption[]): ReadonlySet<string> {
  const delivered = options.filter(({ price }) => price.kind !== 'pickup');
  const goesElsewhere = delivered.some(({ places }) => places.isRestOfWorld);
  return new Set(
    COUNTRY_CODES.filter(
      (country) => goesElsewhere || delivered.some(({ places }) => namesCountry(places, country)),
    ),
  );
}
