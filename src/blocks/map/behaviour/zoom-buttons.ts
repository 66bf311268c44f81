import { maps } from '#messages/en/maps.ts';
import type { Map as LeafletMap } from 'leaflet';
import type { MapHost } from './map-provider.ts';

interface ZoomButtons {
  show(areShown: boolean): void;
  remove(): void;
}

/** The map's controls (MAP-22, MAP-28): buttons of the page, with names in its language. */
export function createZoomButtons(map: LeafletMap, { element, translate }: MapHost): ZoomButtons {
  const page = element.ownerDocument;
  const group = page.createElement('div');
  group.className = 'map-zoom';
  const add = (label: string, sign: string, zoom: () => void): HTMLButtonElement => {
    const button = page.createElement('button');
    button.type = 'button';
    button.ariaLabel = label;
    button.title = label;
    button.textContent = sign;
    button.addEventListener('click', zoom);
    group.append(button);
    return button;
  };
  const closer = add(translate(maps.zoomIn), '+', () => map.zoomIn());
  const farther = add(translate(maps.zoomOut), '−', () => map.zoomOut());
  const limit = (): void => {
    closer.ariaDisabled = String(map.getZoom() >= map.getMaxZoom());
    farther.ariaDisabled = String(map.getZoom() <= map.getMinZoom());
  };
  map.on('zoomend', limit);
  limit();
  return {
    show(areShown) {
      if (!areShown) group.remove();
      else if (!group.isConnected) element.parentElement?.append(group);
    },
    remove() {
      map.off('zoomend', limit);
      group.remove();
    },
  };
}
