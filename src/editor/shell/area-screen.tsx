import { useState, type ComponentType } from 'react';
import type { ConfigurationAreaId } from '#domain/roles/area-permissions.ts';
import { AREAS, type Area } from './areas.ts';
import { lazyPart } from '../loading/lazy-part.ts';

const loaded = new Map<ConfigurationAreaId, ComponentType>();
const waiting = new Map(AREAS.map((area) => [area.id, lazyPart(() => loadArea(area))]));

/** Loads the screen of an area, so that it is shown without waiting. */
export async function loadArea(area: Area): Promise<ComponentType> {
  const { Component } = await area.load();
  loaded.set(area.id, Component);
  return Component;
}

/** The screen of an area; it suspends while that is fetched. */
export function AreaScreen({ area }: { readonly area: Area }) {
  // The component must not change between renders: another one would start with an empty state.
  const [Screen] = useState(() => loaded.get(area.id) ?? waiting.get(area.id));
  return Screen === undefined ? null : <Screen />;
}
