import { keyedMapOptions } from '#domain/maps/keyed-map-options.ts';
import { roundPosition, type Position } from '#domain/maps/map-location.ts';
import { MARKER_SIZE, ownMarkerImage } from '#domain/maps/marker-image.ts';
import type { MapHost, MapView, ShownMap } from './map-provider.ts';
import type { LibraryMarkerOptions, MapsLibraryApi } from './maps-library-api.ts';

/** A map of the keyed library, with one marker (MAP-01, MAP-17 to MAP-25, MAP-38 to MAP-43). */
export function showKeyedMap(library: MapsLibraryApi, host: MapHost, first: MapView): ShownMap {
  let view = first;
  let isDragging = false;
  const map = new library.Map(host.element, keyedMapOptions(view.location, view.options));
  const marker = new library.Marker({ ...markerOptions(library, view), map });
  const listening = [
    marker.addListener('click', () => {
      if (!view.options.linkOnClick || isDragging) return;
      host.markerPressed(view, map.getZoom() ?? view.location.zoom);
    }),
    marker.addListener('dragstart', () => {
      isDragging = true;
    }),
    marker.addListener('dragend', () => {
      const position = marker.getPosition();
      if (position) host.markerMoved?.(roundPosition({ lat: position.lat(), lng: position.lng() }));
      // The click follows the end of the drag.
      host.window.setTimeout(() => {
        isDragging = false;
      });
    }),
  ];
  return {
    update(next) {
      const before = view.location;
      view = next;
      const { center, zoom, ...options } = keyedMapOptions(next.location, next.options);
      const isMoved = !isSamePosition(before.centre, center) || before.zoom !== zoom;
      map.setOptions(isMoved ? { ...options, center, zoom } : options);
      marker.setOptions(markerOptions(library, next));
    },
    remove() {
      for (const each of listening) each.remove();
      marker.setMap(null);
      host.element.replaceChildren();
    },
  };
}

function markerOptions({ Size }: MapsLibraryApi, { location, options }: MapView): LibraryMarkerOptions {
  const url = ownMarkerImage(options.style);
  return {
    position: location.marker,
    title: location.name,
    draggable: options.markerDraggable,
    clickable: options.linkOnClick || options.markerDraggable,
    optimized: false,
    icon: url === null ? null : { url, scaledSize: new Size(MARKER_SIZE.width, MARKER_SIZE.height) },
  };
}

function isSamePosition(one: Position, other: Position): boolean {
  return one.lat === other.lat && one.lng === other.lng;
}
