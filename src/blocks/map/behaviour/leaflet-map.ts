import { maps } from '#messages/en/maps.ts';
import { Map as LeafletMap } from 'leaflet';
import { MAX_ZOOM, type ResolvedLocation } from '#domain/maps/map-location.ts';
import { MAP_COLORS } from '#domain/maps/map-styles.ts';
import type { MapTiles } from '#domain/maps/maps-settings.ts';
import { addStyles } from './add-styles.ts';
import { createCredit } from './create-credit.ts';
import { createMarker } from './create-marker.ts';
import { createGround, type Ground } from './ground.ts';
import leafletStyles from './leaflet.css?inline';
import type { MapHost, MapView, ShownMap } from './map-provider.ts';
import { watchArrival } from './watch-arrival.ts';
import { createZoomButtons } from './zoom-buttons.ts';

/** The smallest zoom: the whole world, but not smaller. */
const MIN_ZOOM = 1;

/** A map of the shipped world, or of a provider's tiles. */
export function showLeafletMap(host: MapHost, first: MapView, tiles: MapTiles | null): ShownMap {
  const { element, window: page } = host;
  const takeStyles = addStyles(element.ownerDocument, leafletStyles);
  const animates = !host.isMotionReduced;
  const map = new LeafletMap(element, {
    minZoom: MIN_ZOOM,
    zoomControl: false,
    attributionControl: false,
    worldCopyJump: true,
    zoomAnimation: animates,
    fadeAnimation: animates,
    markerZoomAnimation: animates,
    inertia: animates,
  });
  element.role = 'application';
  const credit = createCredit(host);
  let view = first;
  let ground: Ground | null = null;
  let stopWatching = (): void => undefined;

  const drawGround = (): void => {
    stopWatching();
    ground?.layer.remove();
    ground = createGround(view, tiles, host);
    stopWatching = watchArrival(ground.layer, page, (cause) => host.failed(cause));
    map.setMaxZoom(Math.min(MAX_ZOOM, ground.maxZoom));
    credit.show(ground.credit);
    ground.layer.addTo(map);
  };
  /**
   * The shipped world ends at zoom 6, tiles at that of their provider: a location with a closer zoom is shown at that
   * limit.
   */
  const shownZoom = ({ zoom }: ResolvedLocation): number =>
    Math.max(MIN_ZOOM, Math.min(map.getMaxZoom(), Math.round(zoom)));
  const show = (location: ResolvedLocation): void => {
    map.setView(location.centre, shownZoom(location), { animate: false });
  };
  /** The zoom of the marker's link: that of the location until the visitor chooses another (MAP-11, MAP-47). */
  const zoomOf = (): number => {
    const seen = map.getZoom();
    return seen === shownZoom(view.location) ? view.location.zoom : seen;
  };
  drawGround();
  show(view.location);
  const marker = createMarker(map, host, () => view, zoomOf);
  const buttons = createZoomButtons(map, host);
  const apply = (): void => {
    const { options, location } = view;
    element.ariaLabel = host.translate(maps.name, { name: location.name });
    element.style.background = MAP_COLORS[options.style].sea;
    setHandler(map.dragging, options.draggable);
    setHandler(map.scrollWheelZoom, options.scrollwheel);
    buttons.show(options.showControls || !options.disableDefaultUI);
    marker.apply();
  };
  apply();
  // The block can be resized without the window.
  const resized = new page.ResizeObserver(() => map.invalidateSize({ animate: false }));
  resized.observe(element);

  return {
    update(next) {
      const before = view;
      view = next;
      if (changesGround(before, next)) drawGround();
      if (isMoved(before.location, next.location)) show(next.location);
      apply();
    },
    remove() {
      resized.disconnect();
      stopWatching();
      buttons.remove();
      marker.remove();
      credit.remove();
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

function isMoved(before: ResolvedLocation, next: ResolvedLocation): boolean {
  return (
    before.zoom !== next.zoom ||
    before.centre.lat !== next.centre.lat ||
    before.centre.lng !== next.centre.lng
  );
}

function setHandler(handler: { enable(): unknown; disable(): unknown }, isOn: boolean): void {
  if (isOn) handler.enable();
  else handler.disable();
}
