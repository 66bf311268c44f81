import type { DisplayOptions } from './display-options.ts';
import type { MapTiles } from './maps-settings.ts';
import { MAP_COLORS } from './map-styles.ts';

type TileOptions = Pick<DisplayOptions, 'style' | 'showLabels' | 'showTerrain'>;

/** The address template of a provider's tiles for these options: `{style}` filled in (MAP-17 to MAP-19, MAP-28). */
export function tileTemplate(
  { url, urls }: MapTiles,
  { style, showLabels, showTerrain }: TileOptions,
): string {
  const relief = showTerrain && MAP_COLORS[style].supportsTerrain ? urls.terrain : undefined;
  const bare = showLabels ? undefined : urls[`${style}-nolabels`];
  return relief ?? bare ?? urls[style] ?? url.replaceAll('{style}', style);
}

/** Whether the tiles of these options have the look of the style; else Portico tints them. */
export function hasTilesByStyle({ url, urls }: MapTiles, { style, showLabels }: TileOptions): boolean {
  return (
    url.includes('{style}') ||
    urls[style] !== undefined ||
    (!showLabels && urls[`${style}-nolabels`] !== undefined)
  );
}
