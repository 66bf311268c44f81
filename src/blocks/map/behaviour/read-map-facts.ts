import { displayOptions } from '#domain/maps/display-options.ts';
import { resolveLocation } from '#domain/maps/map-location.ts';
import type { MapProviderFacts } from '../map-facts.ts';
import type { MapView } from './map-provider.ts';

/** What a published block shows; damaged facts count as missing ones (MAP-16, MAP-40). */
export function readMapView(text: string | undefined): MapView {
  const facts = readObject(text);
  const { location } = facts;
  return {
    location: resolveLocation(typeof location === 'object' && location !== null ? location : {}),
    options: displayOptions(facts, 'page'),
  };
}

/** How the maps of the page are drawn; null for the map that Portico ships. */
export function readProvider(text: string | undefined): MapProviderFacts | null {
  if (text === undefined) return null;
  const facts = readObject(text) as MapProviderFacts;
  return facts.tiles === undefined && facts.keyed === undefined ? null : facts;
}

function readObject(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
