import { REGIONS } from '#domain/addresses/regions.data.ts';
import { placeRowsOf } from '#domain/store/place-rows.ts';
import type { StoredPlaces } from '#domain/store/served-places.ts';
import { storeRules as words } from '#messages/en/interface/store-rules.ts';
import type { Message } from '#messages/message.ts';
import { formatList } from '#ui/format-list.ts';
import { translate } from '#ui/translate.ts';
import { countryNames } from './country-options.ts';

const SHOWN = 4;

/** In a line where an option or a rule counts, beside all of its kind: the rest of the world is everywhere where none names a place. */
export function placesText(places: StoredPlaces, all: readonly StoredPlaces[]): string {
  const name = countryNames();
  const rows = placeRowsOf(places).map(({ country, region, codes }) => {
    if (codes !== '') return `${name(country)} (${codes})`;
    return region === '' ? name(country) : `${regionName(country, region)} (${name(country)})`;
  });
  if (places.isRestOfWorld) rows.push(translate(restOfWorldName(all)));
  if (rows.length === 0) return translate(words.nowhere);
  if (rows.length <= SHOWN) return formatList(rows);
  const count = rows.length - SHOWN;
  return translate(words.andMore, { places: formatList(rows.slice(0, SHOWN)), count });
}

/** What the rest of the world is called beside the places that all of a kind name. */
export function restOfWorldName(all: readonly StoredPlaces[]): Message {
  return all.some((places) => placeRowsOf(places).length > 0) ? words.restOfWorld : words.everywhere;
}

function regionName(country: string, code: string): string {
  return REGIONS[country]?.find((region) => region.code === code)?.name ?? code;
}
