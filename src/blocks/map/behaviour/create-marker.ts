import { maps } from '#messages/en/maps.ts';
import { Icon, Marker, type Map as LeafletMap } from 'leaflet';
import libraryMarker from 'leaflet/dist/images/marker-icon-2x.png?inline';
import { roundPosition } from '#domain/maps/map-location.ts';
import type { MapStyle } from '#domain/maps/map-styles.ts';
import { MARKER_SIZE, ownMarkerImage } from '#domain/maps/marker-image.ts';
import type { MapHost, MapView } from './map-provider.ts';

interface ShownMarker {
  /** Updates it from the view. */
  apply(): void;
  remove(): void;
}

/** The one marker of a map (MAP-01): followed at `zoomOf()` by click, Enter and Space, or dragged. */
export function createMarker(
  map: LeafletMap,
  host: MapHost,
  viewOf: () => MapView,
  zoomOf: () => number,
): ShownMarker {
  const first = viewOf();
  const marker = new Marker(first.location.marker, {
    icon: iconOf(first.options.style),
    keyboard: false,
    draggable: true,
  });
  let isDragging = false;
  let { style } = first.options;
  const press = (): void => {
    const view = viewOf();
    // The click at the end of a drag is ignored (MAP-43).
    if (view.options.linkOnClick && !isDragging) host.markerPressed(view, zoomOf());
  };
  marker.on('dragstart', () => {
    isDragging = true;
  });
  marker.on('dragend', () => {
    host.markerMoved?.(roundPosition(marker.getLatLng().wrap()));
    // The browser's click follows the end of the drag.
    host.window.setTimeout(() => {
      isDragging = false;
    });
  });
  marker.on('click', press);
  marker.addTo(map);

  const describe = (): void => {
    const image = marker.getElement();
    if (image === undefined) return;
    const { options, location } = viewOf();
    image.title = location.name;
    const isUsable = options.linkOnClick || options.markerDraggable;
    image.tabIndex = isUsable ? 0 : -1;
    image.role = isUsable ? 'button' : 'img';
    image.ariaLabel = options.linkOnClick
      ? host.translate(maps.opens, { name: location.name })
      : location.name;
    image.style.cursor = isUsable ? '' : 'inherit';
    image.onkeydown = pressByKey;
  };
  const pressByKey = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const { options } = viewOf();
    if ((event.key === 'Enter' || event.key === ' ') && options.linkOnClick) press();
    else if (step !== undefined && options.markerDraggable) moveBy(step);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  /** The arrow keys move the marker for people who cannot drag. */
  const moveBy = ([x, y]: readonly [number, number]): void => {
    const at = map.latLngToContainerPoint(marker.getLatLng());
    const position = roundPosition(map.containerPointToLatLng([at.x + x, at.y + y]).wrap());
    marker.setLatLng(position);
    host.markerMoved?.(position);
  };
  return {
    apply() {
      const { location, options } = viewOf();
      if (!isDragging) marker.setLatLng(location.marker);
      if (style !== options.style) {
        style = options.style;
        marker.setIcon(iconOf(style));
      }
      describe();
      if (options.markerDraggable) marker.dragging?.enable();
      else marker.dragging?.disable();
    },
    remove() {
      marker.remove();
    },
  };
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-8, 0],
  ArrowRight: [8, 0],
  ArrowUp: [0, -8],
  ArrowDown: [0, 8],
};

/** The marker of a style: its own, or the usual one of the library (MAP-38, MAP-39). */
function iconOf(style: MapStyle): Icon {
  const own = ownMarkerImage(style);
  if (own === null) return new Icon({ iconUrl: libraryMarker, iconSize: [25, 41], iconAnchor: [12, 41] });
  const { width, height } = MARKER_SIZE;
  return new Icon({ iconUrl: own, iconSize: [width, height], iconAnchor: [width / 2, height] });
}
