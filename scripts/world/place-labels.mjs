// Which names the shipped world map shows at which zoom, without one over the other.
import { projectPoint, ringArea } from './outlines.mjs';

const MAX_ZOOM = 6;
const TILE_PX = 256;
/** From this zoom on a city of so many people may be named; capitals are taken for four times as large. */
const CITY_PEOPLE = { 3: 5_000_000, 4: 2_000_000, 5: 700_000, 6: 200_000 };
/** A country is named where it takes at least this many square pixels. */
const COUNTRY_AREA_PX = 900;
const LETTER_PX = { country: 7.6, city: 6.4 };
const LINE_PX = 16;

/**
 * @param countries features with numeric ids and English names
 * @param large ids of the countries that are named in front of all others
 * @param cities `{ name, population, isCapital, at }`, projected
 */
export function placeLabels(countries, large, cities, cityKind) {
  const named = countries.map((country) => countryLabel(country, large.has(country.id)));
  const waiting = [
    ...named.filter((label) => label.at !== null).sort((one, other) => other.area - one.area),
    ...cities
      .map((city) => ({ ...city, weight: city.population * (city.isCapital ? 4 : 1) }))
      .filter((city) => city.weight >= CITY_PEOPLE[MAX_ZOOM])
      .sort((one, other) => other.weight - one.weight)
      .map(({ name, at, weight, isCapital }) => ({
        name,
        at,
        weight,
        kind: isCapital ? 'capital' : cityKind,
      })),
  ];
  const placed = [];
  const left = new Set(waiting);
  for (let zoom = 0; zoom <= MAX_ZOOM; zoom += 1) {
    const pixels = TILE_PX * 2 ** zoom;
    const taken = grid();
    for (const label of placed) taken.add(boxOf(label, pixels));
    for (const label of left) {
      if (!isWanted(label, zoom, pixels)) continue;
      const box = boxOf(label, pixels);
      if (taken.isFree(box)) {
        taken.add(box);
        placed.push({ ...label, minZoom: zoom });
        left.delete(label);
      }
    }
  }
  return placed;
}

function countryLabel({ id, properties, geometry }, isLarge) {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  let largest = null;
  let area = 0;
  for (const [outer] of polygons) {
    const ring = outer.map(projectPoint);
    const size = Math.abs(ringArea(ring));
    if (size > area) [largest, area] = [ring, size];
  }
  const [, region] = id === undefined ? [] : Intl.getCanonicalLocales(`und-${id}`)[0].split('-');
  const code = /^[A-Z]{2}$/.test(region ?? '') ? region : '';
  return {
    name: properties.name,
    kind: code,
    area: isLarge ? area * 2 : area,
    at: largest && centreOf(largest),
  };
}

function centreOf(ring) {
  let [x, y, sum] = [0, 0, 0];
  for (let at = 1; at < ring.length; at += 1) {
    const [[fromX, fromY], [toX, toY]] = [ring[at - 1], ring[at]];
    const cross = fromX * toY - toX * fromY;
    x += (fromX + toX) * cross;
    y += (fromY + toY) * cross;
    sum += cross;
  }
  return [x / (3 * sum), y / (3 * sum)];
}

function isWanted(label, zoom, pixels) {
  if (label.area !== undefined) return zoom > 0 && label.area * pixels ** 2 >= COUNTRY_AREA_PX;
  return label.weight >= (CITY_PEOPLE[zoom] ?? Infinity);
}

/** Names of countries stand over their place, names of cities at the right of it. */
function boxOf({ at: [x, y], name, area }, pixels) {
  const [px, py] = [x * pixels, y * pixels];
  if (area === undefined)
    return [px - 5, py - LINE_PX / 2, px + 9 + name.length * LETTER_PX.city, py + LINE_PX / 2];
  const half = (name.length * LETTER_PX.country) / 2 + 4;
  return [px - half, py - LINE_PX / 2, px + half, py + LINE_PX / 2];
}

/** Taken rectangles, found by coarse cells. */
function grid() {
  const CELL = 128;
  const cells = new Map();
  const keysOf = ([left, top, right, bottom]) => {
    const keys = [];
    for (let x = Math.floor(left / CELL); x <= Math.floor(right / CELL); x += 1) {
      for (let y = Math.floor(top / CELL); y <= Math.floor(bottom / CELL); y += 1) keys.push(`${x} ${y}`);
    }
    return keys;
  };
  return {
    add(box) {
      for (const key of keysOf(box)) cells.set(key, [...(cells.get(key) ?? []), box]);
    },
    isFree: (box) =>
      keysOf(box).every((key) =>
        (cells.get(key) ?? []).every(
          (other) => box[2] < other[0] || box[0] > other[2] || box[3] < other[1] || box[1] > other[3],
        ),
      ),
  };
}
