import { REGIONS } from '#domain/addresses/regions.data.ts';
import { placeRowsOf } from '#domain/store/place-rows.ts';
import type { StoredPlaces } from '#domain/store/served-places.ts';
import { storeRules as words } from '#messages/en/interface/store-rules.ts';
import { formatList } from '#ui/format-list.ts';
import { translate } from '#ui/translate.ts';
import { countryNames } from './country-options.ts';

const SHOWN = 4;

/** In a line where an option or a rule counts. */
export function placesText(places: StoredPlaces): string {
  const name = countryNames();
  const rows = placeRowsOf(places).map(({ country, region, codes }) => {
    if (codes !== '') return `${name(country)} (${codes})`;
    return region === '' ? name(country) : `${regionName(country, region)} (${name(country)})`;
  });
  if (places.isRestOfWorld) rows.push(translate(words.restOfWorld));
  if (rows.length === 0) return translate(words.nowhere);
  if (rows.length <= SHOWN) return formatList(rows);
  const count = rows.length - SHOWN;
  return translate(words.andMore, { places: formatList(rows.slice(0, SHOWN)), count });
}

function regionName(country: string, code: string): string {
  return REGIONS[country]?.find((region) => region.code === code)?.name ?? code;
}
