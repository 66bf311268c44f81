import type { DisplayOptions } from './display-options.ts';
import type { MapTiles } from './maps-settings.ts';

/** The address of the tiles for these options; what a provider has no tiles for is ignored (MAP-17 to MAP-19, MAP-28). */
export function tileAddress(
  { url, urls }: Pick<MapTiles, 'url' | 'urls'>,
  { style, showLabels, showTerrain }: Pick<DisplayOptions, 'style' | 'showLabels' | 'showTerrain'>,
): string {
  const relief = showTerrain && style !== 'satellite' ? urls.terrain : undefined;
  const unnamed = showLabels ? undefined : urls[`${style}-nolabels`];
  return (relief ?? unnamed ?? urls[style] ?? url).replaceAll('{style}', style);
}

/** Whether a provider has one look for all styles: then the browser tints it (MAP-36). */
export function hasOneLook({ url, urls }: Pick<MapTiles, 'url' | 'urls'>): boolean {
  return !url.includes('{style}') && Object.keys(urls).every((use) => use === 'terrain');
}
