import { GridLayer, type Coords, type DoneCallback, type Map as LeafletMap } from 'leaflet';
import type { DisplayOptions } from '#domain/maps/display-options.ts';
import { MAP_COLORS, type MapColors } from '#domain/maps/map-styles.ts';
import { worldLabelNames } from '#domain/maps/world-label-text.ts';
import {
  CAPITAL_KIND,
  CITY_KIND,
  WORLD_HREF,
  WORLD_TILE_UNITS,
  worldLevelOf,
  worldTileName,
  type WorldLabel,
  type WorldTile,
} from '#domain/maps/world-levels.ts';

const TILE_PX = 256;

/** A file of the shipped map, ready to be drawn. */
interface LoadedTile {
  readonly land: Path2D;
  readonly borders: Path2D;
  readonly labels: readonly WorldLabel[];
}

const files = new Map<string, Promise<LoadedTile>>();

/** The map that Portico ships, drawn in the colours of the style, without third-party requests. */
class WorldLayer extends GridLayer {
  readonly #page: Window & typeof globalThis;
  readonly #colors: MapColors;
  /** Null without names. */
  readonly #nameOf: ((label: WorldLabel) => string) | null;

  constructor({ style, showLabels }: DisplayOptions, language: string, page: Window & typeof globalThis) {
    super({ tileSize: TILE_PX });
    this.#page = page;
    this.#colors = MAP_COLORS[style];
    this.#nameOf = showLabels ? worldLabelNames(language) : null;
  }

  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const canvas = this.#page.document.createElement('canvas');
    const end = (error?: Error): void => {
      // The map may have been removed by now.
      if ((this._map as LeafletMap | null) !== null) done(error, canvas);
    };
    this.#draw(canvas, coords).then(
      () => end(),
      (error: unknown) => end(error instanceof Error ? error : new Error(String(error))),
    );
    return canvas;
  }

  async #draw(canvas: HTMLCanvasElement, { x, y, z }: Coords): Promise<void> {
    const level = worldLevelOf(z);
    const perFile = 2 ** (z - level.tileZoom);
    const [fileX, fileY] = [Math.floor(x / perFile), Math.floor(y / perFile)];
    // Beyond the poles there is nothing to draw.
    if (fileY < 0 || fileY >= 2 ** level.tileZoom) return;
    const tile = await loadTile(worldTileName(level, fileX, fileY), this.#page);
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('There is nothing to draw a map on');
    const density = Math.min(2, Math.max(1, this.#page.devicePixelRatio));
    canvas.width = TILE_PX * density;
    canvas.height = TILE_PX * density;
    const unit = (TILE_PX * perFile) / WORLD_TILE_UNITS;
    pen.scale(density, density);
    pen.translate(-(x - fileX * perFile) * TILE_PX, -(y - fileY * perFile) * TILE_PX);
    drawGround(pen, tile, unit, this.#colors);
    if (this.#nameOf !== null) drawLabels(pen, tile, unit, z, this.#colors, this.#nameOf);
  }
}

export function createWorld(
  options: DisplayOptions,
  language: string,
  page: Window & typeof globalThis,
): GridLayer {
  return new WorldLayer(options, language, page);
}

/** Loaded once; a failed load is repeated by the next tile that needs it. */
function loadTile(name: string, page: Window & typeof globalThis): Promise<LoadedTile> {
  const known = files.get(name);
  if (known !== undefined) return known;
  const loading = page
    .fetch(WORLD_HREF + name)
    .then(async (response) => {
      if (!response.ok) throw new Error(`A part of the map is missing (${response.status})`);
      const { land, borders, labels } = (await response.json()) as WorldTile;
      return { land: new Path2D(land), borders: new Path2D(borders), labels };
    })
    .catch((error: unknown) => {
      files.delete(name);
      throw error;
    });
  files.set(name, loading);
  return loading;
}

function drawGround(
  pen: CanvasRenderingContext2D,
  { land, borders }: LoadedTile,
  unit: number,
  colors: MapColors,
): void {
  pen.save();
  pen.scale(unit, unit);
  pen.lineWidth = 1 / unit;
  pen.lineJoin = 'round';
  pen.fillStyle = colors.land;
  pen.fill(land);
  pen.strokeStyle = colors.coast;
  pen.stroke(land);
  pen.strokeStyle = colors.border;
  pen.stroke(borders);
  pen.restore();
}

function drawLabels(
  pen: CanvasRenderingContext2D,
  { labels }: LoadedTile,
  unit: number,
  zoom: number,
  colors: MapColors,
  nameOf: (label: WorldLabel) => string,
): void {
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = 3;
  pen.strokeStyle = colors.halo;
  pen.fillStyle = colors.label;
  const write = (text: string, x: number, y: number): void => {
    pen.strokeText(text, x, y);
    pen.fillText(text, x, y);
  };
  for (const label of labels) {
    const [x, y, minZoom, , kind] = label;
    if (minZoom > zoom) continue;
    const [left, top] = [Math.round(x * unit), Math.round(y * unit)];
    const isCity = kind === CITY_KIND || kind === CAPITAL_KIND;
    if (isCity) {
      pen.beginPath();
      pen.arc(left, top, kind === CAPITAL_KIND ? 3 : 2, 0, 7);
      pen.fill();
      pen.font = `${kind === CAPITAL_KIND ? '600 ' : ''}11px system-ui, sans-serif`;
      pen.textAlign = 'left';
      write(nameOf(label), left + 6, top);
    } else {
      pen.font = '600 12px system-ui, sans-serif';
      pen.textAlign = 'center';
      write(nameOf(label), left, top);
    }
  }
}
