import { Map as LeafletMap, type Layer } from 'leaflet';
import { MAX_ZOOM, type ResolvedLocation } from '#domain/maps/map-location.ts';
import type { MapTiles } from '#domain/maps/maps-settings.ts';
import { MAP_COLORS } from '#domain/maps/map-styles.ts';
import { WORLD_MAX_ZOOM } from '#domain/maps/world-levels.ts';
import { addStyles } from './add-styles.ts';
import { createCredit } from './create-credit.ts';
import { createMarker } from './create-marker.ts';
import leafletStyles from './leaflet.css?inline';
import type { MapHost, MapView, ShownMap } from './map-provider.ts';
import { createTiles } from './tiles-layer.ts';
import { watchArrival } from './watch-arrival.ts';
import { createWorld } from './world-layer.ts';
import { createZoomButtons } from './zoom-buttons.ts';

/** Far enough out to see the world, near enough that it is not a speck. */
const MIN_ZOOM = 1;

/** A map of the shipped world, or of a provider's tiles. */
export async function showLeafletMap(
  host: MapHost,
  first: MapView,
  tiles: MapTiles | null,
): Promise<ShownMap> {
  const { element, window: page } = host;
  const takeStyles = addStyles(element.ownerDocument, leafletStyles);
  const maxZoom = tiles === null ? WORLD_MAX_ZOOM : Math.min(MAX_ZOOM, tiles.maxZoom);
  const animates = !host.isMotionReduced;
  let view = first;
  const zoomOf = ({ zoom }: ResolvedLocation): number => Math.max(MIN_ZOOM, Math.min(maxZoom, Math.round(zoom)));
  const map = new LeafletMap(element, {
    center: view.location.centre,
    zoom: zoomOf(view.location),
    minZoom: MIN_ZOOM,
    maxZoom,
    zoomControl: false,
    attributionControl: false,
    worldCopyJump: true,
    zoomAnimation: animates,
    fadeAnimation: animates,
    markerZoomAnimation: animates,
    inertia: animates,
  });
  element.role = 'application';
  const marker = createMarker(map, host, () => view);
  const buttons = createZoomButtons(map, host);
  const credit = createCredit(host, tiles);
  let layer: Layer | null = null;
  let stopWatching = (): void => undefined;

  const drawGround = (): void => {
    stopWatching();
    layer?.remove();
    const created = tiles === null ? createWorld(view.options, host.language, page) : createTiles(tiles, view.options);
    stopWatching = watchArrival(created, page, (cause) => host.failed(cause));
    layer = created.addTo(map);
  };
  const apply = (): void => {
    const { options, location } = view;
    element.ariaLabel = location.name;
    element.style.background = MAP_COLORS[options.style].sea;
    setHandler(map.dragging, options.draggable);
    setHandler(map.scrollWheelZoom, options.scrollwheel);
    buttons.show(options.showControls || !options.disableDefaultUI);
    marker.apply();
  };
  apply();
  drawGround();
  // The block may get another size without the window changing.
  const resized = new page.ResizeObserver(() => map.invalidateSize({ animate: false }));
  resized.observe(element);

  return {
    update(next) {
      const before = view;
      view = next;
      apply();
      if (changesGround(before, next)) drawGround();
      const { centre, zoom } = next.location;
      const isMoved =
        before.location.zoom !== zoom ||
        before.location.centre.lat !== centre.lat ||
        before.location.centre.lng !== centre.lng;
      if (isMoved) map.setView(centre, zoomOf(next.location), { animate: false });
    },
    remove() {
      resized.disconnect();
      stopWatching();
      buttons.remove();
      credit?.remove();
      marker.remove();
      map.remove();
      takeStyles();
    },
  };
}

function changesGround(before: MapView, next: MapView): boolean {
  return (['style', 'showLabels', 'showTerrain'] as const).some(
    (name) => before.options[name] !== next.options[name],
  );
}

function setHandler(handler: { enable(): unknown; disable(): unknown }, isOn: boolean): void {
  if (isOn) handler.enable();
  else handler.disable();
}
