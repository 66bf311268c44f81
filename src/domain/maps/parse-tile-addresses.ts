import { fail, ok, type Result } from '#lib/result.ts';
import type { MapTiles, TileUse } from './maps-settings.ts';
import { MAP_STYLES } from './map-styles.ts';

type TileAddresses = Pick<MapTiles, 'url' | 'urls'>;

const REQUIRED = ['{z}', '{x}', '{y}'];
/** `{style}` is filled in by Portico, `{r}` and `{s}` by the map. */
const PLACEHOLDERS = new Set([...REQUIRED, '{r}', '{s}', '{style}']);
const NAMED = /^([a-z-]+)=(.*)$/s;
const USES: readonly TileUse[] = [
  ...MAP_STYLES,
  ...MAP_STYLES.map((style) => `${style}-nolabels` as const),
  'terrain',
];

/**
 * Reads the addresses of tiles, with white space between them: one address for all styles, and `style=address` for
 * those with their own. `grayscale-nolabels=` is a style without names on it (MAP-18), `terrain=` is relief. The error
 * ends a sentence that begins with the setting's name.
 */
export function parseTileAddresses(text: string): Result<TileAddresses, string> {
  let url: string | null = null;
  const urls: Partial<Record<TileUse, string>> = {};
  for (const entry of text.split(/\s+/).filter((each) => each !== '')) {
    const [, use, address = entry] = NAMED.exec(entry) ?? [];
    const fault = addressFault(address);
    if (fault !== null) return fail(fault);
    if (use === undefined) {
      if (url !== null) return fail('has two addresses for all styles');
      url = address;
      continue;
    }
    if (!isUse(use)) return fail(`has an unknown name, ${use}: use one of ${USES.join(', ')}`);
    if (urls[use] !== undefined) return fail(`has two addresses for ${use}`);
    urls[use] = address.replaceAll('{style}', use);
  }
  const missing = MAP_STYLES.find((style) => urls[style] === undefined);
  if (url === null && missing !== undefined) {
    return fail(
      `has no address for ${missing}: add one without a name, for all styles that have none of their own`,
    );
  }
  return ok({ url: url ?? urls.grayscale ?? '', urls });
}

function isUse(name: string): name is TileUse {
  return USES.some((use) => use === name);
}

function addressFault(address: string): string | null {
  const protocol = URL.parse(address.replaceAll(/[{}]/g, ''))?.protocol ?? '';
  if (!['http:', 'https:'].includes(protocol)) {
    return 'must be an address that starts with http:// or https://, or style=address, with spaces between several';
  }
  const used: readonly string[] = address.match(/\{[^{}]*\}/g) ?? [];
  const missing = REQUIRED.filter((placeholder) => !used.includes(placeholder));
  if (missing.length > 0)
    return `must have {z}, {x} and {y} in each address; ${address} has no ${missing[0]}`;
  const unknown = used.find((placeholder) => !PLACEHOLDERS.has(placeholder));
  return unknown === undefined ? null : `has a part that is never filled in, ${unknown}`;
}
