import { escapeHtml } from '#domain/seo/escape-html.ts';
import { projectPosition } from './map-projection.ts';
import { MAP_COLORS, type MapColors } from './map-styles.ts';
import { worldLabelNames } from './world-label-text.ts';
import { CAPITAL_KIND, CITY_KIND, WORLD_TILE_UNITS, worldLevelOf, type WorldTile } from './world-levels.ts';
import { PICTURE_SIZE, type WorldPicture } from './world-picture.ts';

/** A file of the shipped map and where it goes. */
export interface TileBox {
  readonly x: number;
  readonly y: number;
  /** Its upper left corner in the picture, px. */
  readonly left: number;
  readonly top: number;
  /** px. */
  readonly size: number;
}

/** The files of the shipped map that a picture needs; `x` may lie outside of the world, which repeats. */
export function tilesOfPicture({ centre, zoom }: WorldPicture): readonly TileBox[] {
  const level = worldLevelOf(zoom);
  const size = 256 * 2 ** (zoom - level.tileZoom);
  const count = 2 ** level.tileZoom;
  const middle = projectPosition(centre, zoom);
  const left = Math.round(middle.x - PICTURE_SIZE.width / 2);
  const top = Math.round(middle.y - PICTURE_SIZE.height / 2);
  const tiles: TileBox[] = [];
  for (let y = Math.floor(top / size); y * size < top + PICTURE_SIZE.height; y += 1) {
    if (y < 0 || y >= count) continue;
    for (let x = Math.floor(left / size); x * size < left + PICTURE_SIZE.width; x += 1) {
      tiles.push({ x, y, left: x * size - left, top: y * size - top, size });
    }
  }
  return tiles;
}

/** The picture as an SVG document: land, borders and names in the colours of the style. */
export function drawWorldPicture(
  picture: WorldPicture,
  tiles: readonly { readonly box: TileBox; readonly tile: WorldTile }[],
): string {
  const colors = MAP_COLORS[picture.style];
  const { width, height } = PICTURE_SIZE;
  const grounds = tiles.map(({ box, tile }) => groundOf(box, tile)).join('');
  const names = picture.language === null ? '' : namesOf(picture, picture.language, tiles);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<style>${stylesOf(colors)}</style><rect width="100%" height="100%" fill="${colors.sea}"/>${grounds}${names}</svg>`
  );
}

/** Neighbours lie over each other by a pixel, so that no seam is seen where the picture is scaled. */
const SEAM_PX = 0.5;

function groundOf({ left, top, size }: TileBox, { land, borders }: WorldTile): string {
  if (land === '') return '';
  const box = `x="${left - SEAM_PX}" y="${top - SEAM_PX}" width="${size + 2 * SEAM_PX}" height="${size + 2 * SEAM_PX}"`;
  const seam = (SEAM_PX * WORLD_TILE_UNITS) / size;
  const units = WORLD_TILE_UNITS + 2 * seam;
  return (
    `<svg ${box} viewBox="${-seam} ${-seam} ${units} ${units}"><path class="l" d="${land}"/>` +
    `${borders === '' ? '' : `<path class="b" d="${borders}"/>`}</svg>`
  );
}

function stylesOf(colors: MapColors): string {
  return (
    `path{vector-effect:non-scaling-stroke;stroke-linejoin:round}.l{fill:${colors.land};stroke:${colors.coast}}` +
    `.b{fill:none;stroke:${colors.border}}` +
    `text{font:11px system-ui,sans-serif;fill:${colors.label};stroke:${colors.halo};stroke-width:3px;stroke-linejoin:round;paint-order:stroke;dominant-baseline:central}` +
    `.r{font-size:12px;font-weight:600;letter-spacing:.03em;text-anchor:middle;opacity:.85}.p{font-weight:600}circle{fill:${colors.label};stroke:${colors.halo}}`
  );
}

function namesOf(
  { zoom }: WorldPicture,
  language: string,
  tiles: readonly { readonly box: TileBox; readonly tile: WorldTile }[],
): string {
  const nameOf = worldLabelNames(language);
  const isInside = (at: number): boolean => at >= 0 && at < WORLD_TILE_UNITS;
  return tiles
    .flatMap(({ box, tile }) =>
      tile.labels.map((label) => {
        const [x, y, minZoom, , kind] = label;
        // Names near a tile stand in its file, too.
        if (minZoom > zoom || !isInside(x) || !isInside(y)) return '';
        const left = Math.round(box.left + (x / WORLD_TILE_UNITS) * box.size);
        const top = Math.round(box.top + (y / WORLD_TILE_UNITS) * box.size);
        const name = escapeHtml(nameOf(label));
        if (kind !== CITY_KIND && kind !== CAPITAL_KIND)
          return `<text class="r" x="${left}" y="${top}">${name}</text>`;
        const dot = `<circle cx="${left}" cy="${top}" r="${kind === CAPITAL_KIND ? 3 : 2}"/>`;
        return `${dot}<text${kind === CAPITAL_KIND ? ' class="p"' : ''} x="${left + 6}" y="${top}">${name}</text>`;
      }),
    )
    .join('');
}
