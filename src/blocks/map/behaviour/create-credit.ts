import type { AttributionPart, MapTiles } from '#domain/maps/maps-settings.ts';
import type { MapHost } from './map-provider.ts';

/** Where the names and outlines of the shipped map come from. */
const WORLD_CREDIT: readonly AttributionPart[] = [{ text: 'Natural Earth, GeoNames' }];

/** Says whose map it is: providers of tiles ask for it. */
export function createCredit({ element }: MapHost, tiles: MapTiles | null): HTMLElement | null {
  const page = element.ownerDocument;
  const credit = page.createElement('p');
  credit.className = 'map-credit';
  for (const { text, href } of tiles?.attribution ?? WORLD_CREDIT) {
    if (href === undefined) {
      credit.append(text);
      continue;
    }
    const link = page.createElement('a');
    Object.assign(link, { href, target: '_blank', rel: 'noopener noreferrer', textContent: text });
    credit.append(link);
  }
  element.parentElement?.append(credit);
  return credit;
}
