import { siteTranslator } from '#messages/site-translator.ts';
import { places } from '#messages/en/places.ts';
import { foldPlaceName } from '#domain/maps/fold-place-name.ts';
import type { GazetteerLine } from '#domain/maps/gazetteer-line.ts';
import type { FoundPlace, PlacePrediction } from '#domain/maps/place-search.ts';
import type { GazetteerFile } from './gazetteer-file.ts';
import { parsePlaceInput, type PlaceReading } from './parse-place-input.ts';
import type { PlaceSource } from './place-source.ts';
import { zoomForPopulation } from './place-zoom.ts';
import { regionName } from './region-names.ts';

const MAX_PREDICTIONS = 8;
const PREFIX = 'geonames:';
/** Two letters are a code, not the beginning of a name. */
const SHORTEST_BEGINNING = 2;
const SOURCE = 'GeoNames';

/** Whose places they are, as their licence asks for it. */
function attributionIn(language: string) {
  const from = siteTranslator(language)(places.from);
  return [{ text: `${from} ` }, { text: SOURCE, href: 'https://www.geonames.org/' }];
}

/** The towns that come with Portico, for an installation without a provider of places: no address within a town. */
export function createGazetteerSource(openFile: () => Promise<GazetteerFile>): PlaceSource {
  return {
    async suggest(input, { language }) {
      const countryName = countryNames(language);
      const file = await openFile();
      try {
        for (const reading of parsePlaceInput(input)) {
          const found = await bestPlaces(file, reading, countryName);
          if (found.length > 0) {
            return { predictions: presented(found, countryName), attribution: attributionIn(language) };
          }
        }
        return { predictions: [], attribution: attributionIn(language) };
      } finally {
        await file.close();
      }
    },
    async find(placeId, { language }) {
      if (!placeId.startsWith(PREFIX)) return null;
      const [id, key = ''] = placeId.slice(PREFIX.length).split(':');
      const file = await openFile();
      try {
        for await (const line of file.linesFrom(key)) {
          if (line.id === id) return foundPlace(line, countryNames(language));
        }
        return null;
      } finally {
        await file.close();
      }
    },
  };
}

type CountryName = (code: string) => string;

/** The places of one reading: those whose whole name was typed first, then by how many people live there. */
async function bestPlaces(
  file: GazetteerFile,
  { name, where }: PlaceReading,
  countryName: CountryName,
): Promise<readonly GazetteerLine[]> {
  const best: GazetteerLine[] = [];
  const isWhole = (line: GazetteerLine): boolean => line.key === name && startsName(line);
  const isBefore = (a: GazetteerLine, b: GazetteerLine): boolean =>
    isWhole(a) === isWhole(b) ? a.population > b.population : isWhole(a);
  for await (const line of file.linesFrom(name)) {
    const known = best.findIndex((each) => each.id === line.id);
    const other = best[known];
    if (other !== undefined && !isBefore(line, other)) continue;
    const last = best.at(-1);
    if (
      best.length === MAX_PREDICTIONS &&
      other === undefined &&
      last !== undefined &&
      !isBefore(line, last)
    ) {
      continue;
    }
    if (!where.every((part) => liesIn(line, part, countryName))) continue;
    if (other !== undefined) best.splice(known, 1);
    const at = best.findIndex((each) => isBefore(line, each));
    best.splice(at === -1 ? best.length : at, 0, line);
    best.length = Math.min(best.length, MAX_PREDICTIONS);
  }
  return best;
}

/** Whether the key is the name from its first word on. */
function startsName(line: GazetteerLine): boolean {
  const folded = foldPlaceName(line.name);
  return folded === line.key || !folded.endsWith(` ${line.key}`);
}

/** Whether a folded text begins the region or the country of a place, in the person's language or in English. */
function liesIn(line: GazetteerLine, text: string, countryName: CountryName): boolean {
  const { region, country } = line;
  const regions = [region, regionName(country, region)].map(foldPlaceName).filter((name) => name !== '');
  const countries = [country, countryName(country), englishCountryName(country)].map(foldPlaceName);
  const both = regions.flatMap((inner) => countries.map((outer) => `${inner} ${outer}`));
  return [...regions, ...countries, ...both].some(
    (place) => place === text || (text.length > SHORTEST_BEGINNING && place.startsWith(text)),
  );
}

function presented(lines: readonly GazetteerLine[], countryName: CountryName): readonly PlacePrediction[] {
  const titles = lines.map((line) => `${townName(line)} ${line.country}`);
  return lines.map((line, index) => {
    const country = countryName(line.country);
    const isAlone = titles.filter((title) => title === titles[index]).length === 1;
    return {
      placeId: `${PREFIX}${line.id}:${line.key}`,
      title: townName(line),
      description: isAlone ? country : `${country} (${line.lat.toFixed(2)}, ${line.lng.toFixed(2)})`,
    };
  });
}

function foundPlace(line: GazetteerLine, countryName: CountryName): FoundPlace {
  return {
    lat: line.lat,
    lng: line.lng,
    zoom: zoomForPopulation(line.population),
    addressLine1: '',
    addressLine2: townName(line),
    addressCountry: countryName(line.country),
  };
}

function townName({ name, region }: GazetteerLine): string {
  return region === '' ? name : `${name}, ${region}`;
}

/** Names of countries; the code where the language or the country is not known. */
let english: CountryName | null = null;

/** Made when a place is looked for: reading the names takes five milliseconds. */
const englishCountryName: CountryName = (code) => {
  english ??= countryNames('en');
  return english(code);
};

function countryNames(language: string): CountryName {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'code' });
  return (code) => {
    try {
      return names.of(code) ?? code;
    } catch (error) {
      if (error instanceof RangeError) return code;
      throw error;
    }
  };
}
