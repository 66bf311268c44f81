import { displayOptions } from '#domain/maps/display-options.ts';
import { resolveLocation } from '#domain/maps/map-location.ts';
import type { MapProviderFacts } from '../map-facts.ts';
import type { MapView } from './map-provider.ts';

/** The view of a published block, by its `data-map`; damaged data counts as missing (MAP-16, MAP-40). */
export function readMapView(text: string | undefined): MapView {
  const data = readObject(text);
  const { location } = data;
  return {
    location: resolveLocation(typeof location === 'object' && location !== null ? location : {}),
    options: displayOptions(data, 'page'),
  };
}

/** The map provider of the page; null for the map that Portico ships. */
export function readProvider(text: string | undefined): MapProviderFacts | null {
  const facts: MapProviderFacts = readObject(text);
  return facts.tiles === undefined && facts.library === undefined ? null : facts;
}

function readObject(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
