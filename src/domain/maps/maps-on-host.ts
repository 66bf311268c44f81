import { WORLD_MAPS, type MapsSettings, type MapTiles } from './maps-settings.ts';

/**
 * The maps of a page on one of the site's hosts. On app hosts contributors are signed in, and no script of others runs
 * there: they see the shipped map in place of the keyed library.
 */
export function mapsOnHost(maps: MapsSettings, host: 'public' | 'app'): MapsSettings {
  return host === 'app' && maps.provider === 'keyed' ? WORLD_MAPS : maps;
}

/** The origins that tiles come from, for the policy of app hosts; `{s}` of an address stands for any part of a name. */
export function tileOrigins(tiles: MapTiles | null): readonly string[] {
  if (tiles === null) return [];
  const addresses = [tiles.url, ...Object.values(tiles.urls)];
  const origins = addresses.flatMap((address) => {
    const [origin] = /^https?:\/\/[^/?#]+/.exec(address) ?? [];
    return origin === undefined ? [] : [origin.replace(/\/\/[^/]*\{s\}[^./]*/, '//*')];
  });
  return [...new Set(origins)];
}
