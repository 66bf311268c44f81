import { translateEnglish } from '#messages/translator.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { displayOptions, type DisplayOptions } from '#domain/maps/display-options.ts';
import { resolveLocation, type Position } from '#domain/maps/map-location.ts';
import { showKeyedMap } from './behaviour/keyed-map.ts';
import { showLeafletMap } from './behaviour/leaflet-map.ts';
import { loadLibrary } from './behaviour/load-library.ts';
import type { MapHost, MapView, ShownMap } from './behaviour/map-provider.ts';
import type { LibraryMarkerOptions, MapsLibraryApi } from './behaviour/maps-library-api.ts';

const TILES = {
  url: 'https://tiles.invalid/{style}/{z}/{x}/{y}.png',
  urls: {},
  attribution: [{ text: '© ' }, { text: 'The makers', href: 'https://makers.invalid/' }],
  maxZoom: 18,
};
const maps: ShownMap[] = [];

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(() =>
    Promise.resolve(Response.json({ land: '', borders: '', labels: [] })),
  );
});
afterEach(() => {
  for (const map of maps.splice(0)) map.remove();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function createHost(): { host: MapHost; pressed: number[]; moved: Position[]; failures: unknown[] } {
  const box = document.createElement('div');
  box.style.cssText = 'position:relative;inline-size:400px;block-size:300px';
  const element = document.createElement('div');
  element.className = 'map-live';
  box.append(element);
  document.body.append(box);
  const [pressed, moved, failures]: [number[], Position[], unknown[]] = [[], [], []];
  const host: MapHost = {
    element,
    window,
    language: 'en',
    isMotionReduced: true,
    translate: translateEnglish,
    failed: (cause) => failures.push(cause),
    markerPressed: (_, zoom) => pressed.push(zoom),
    markerMoved: (position) => moved.push(position),
  };
  return { host, pressed, moved, failures };
}

function viewOf(options: Partial<DisplayOptions>): MapView {
  return {
    location: resolveLocation({ mapLat: 10, mapLng: 20, mapZoom: 3, addressTitle: 'Here' }),
    options: { ...displayOptions({}, 'page'), ...options },
  };
}

function leaflet(options: Partial<DisplayOptions>) {
  const kit = createHost();
  const map = showLeafletMap(kit.host, viewOf(options), null);
  maps.push(map);
  return {
    ...kit,
    map,
    marker: kit.host.element.querySelector<HTMLElement>('.leaflet-marker-icon') as HTMLElement,
  };
}

function dragBy(marker: HTMLElement, across: number): void {
  const { left, top } = marker.getBoundingClientRect();
  const send = (type: string, target: EventTarget, x: number): void => {
    target.dispatchEvent(
      new MouseEvent(type, {
        bubbles: true,
        cancelable: true,
        button: 0,
        clientX: left + 10 + x,
        clientY: top + 10,
      }),
    );
  };
  send('mousedown', marker, 0);
  for (let step = 1; step <= 5; step += 1) send('mousemove', document.body, (across * step) / 5);
  send('mouseup', document.body, across);
  send('click', marker, across);
}

it('opens nothing for a press with linkOnClick off [MAP-42]', () => {
  const { marker, pressed } = leaflet({ linkOnClick: false });
  marker.click();
  marker.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect([pressed, marker.tabIndex, marker.role]).toEqual([[], -1, 'img']);
});

it('opens nothing when a dragged marker is let go, and a press opens again afterwards [MAP-24] [MAP-43]', async () => {
  const { marker, pressed, moved } = leaflet({ markerDraggable: true, linkOnClick: true });
  dragBy(marker, 64);
  expect([pressed, moved.length]).toEqual([[], 1]);
  expect(moved[0]?.lng).toBeGreaterThan(20);
  await vi.waitFor(() => {
    dragBy(marker, 0);
    expect(pressed.length).toBeGreaterThan(0);
  });
});

it('keeps the marker where it is with markerDraggable off [MAP-24]', () => {
  const { marker, moved } = leaflet({ markerDraggable: false });
  dragBy(marker, 64);
  expect(moved).toEqual([]);
});

it('moves the marker by arrow keys where it can be dragged [MAP-24] [MAP-31]', () => {
  const { marker, moved } = leaflet({ markerDraggable: true, linkOnClick: false });
  marker.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }));
  expect(moved).toHaveLength(1);
  expect(moved[0]?.lat).toBeGreaterThan(10);
});

it('follows the options draggable and scrollwheel [MAP-20] [MAP-21]', async () => {
  const { host, marker, pressed } = leaflet({ draggable: false, scrollwheel: true });
  expect(host.element.classList.contains('leaflet-grab')).toBe(false);
  const wheel = new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true });
  expect(host.element.dispatchEvent(wheel)).toBe(false);
  await vi.waitFor(() => {
    marker.click();
    expect(pressed.at(-1)).toBeLessThan(3);
  });
});

it('credits the provider of tiles and asks for those of the style [MAP-17]', () => {
  const { host } = createHost();
  maps.push(showLeafletMap(host, viewOf({ style: 'minimal-blue' }), TILES));
  expect(host.element.querySelector<HTMLImageElement>('img.leaflet-tile')?.src).toContain(
    'https://tiles.invalid/minimal-blue/3/',
  );
  const credit = host.element.parentElement?.querySelector('.map-credit');
  expect([credit?.textContent, credit?.querySelector('a')?.href]).toEqual([
    '© The makers',
    'https://makers.invalid/',
  ]);
});

it.each([
  [18, 12],
  [12, 12],
  [11, 11],
])(
  'tiles that a provider has to zoom %i are shown from zoom %i where none is set, whose maps page opens at 12 [MAP-11] [MAP-47]',
  (maxZoom, shown) => {
    const { host, pressed } = createHost();
    const location = resolveLocation({ mapLat: 10, mapLng: 20 });
    const view = { location, options: { ...displayOptions({}, 'page'), linkOnClick: true } };
    maps.push(showLeafletMap(host, view, { ...TILES, maxZoom }));
    const tiles = [...host.element.querySelectorAll<HTMLImageElement>('img.leaflet-tile')];
    expect(new Set(tiles.map(({ src }) => src.split('/')[4]))).toEqual(new Set([String(shown)]));
    host.element.querySelector<HTMLElement>('.leaflet-marker-icon')?.click();
    expect(pressed).toEqual([12]);
  },
);

it('fails where no tile comes at all [MAP-57]', async () => {
  const { host, failures } = createHost();
  maps.push(showLeafletMap(host, viewOf({}), { ...TILES, url: '/nothing-here/{z}/{x}/{y}.png' }));
  await vi.waitFor(() => expect(failures).toHaveLength(1));
});

/** A page of its own, with what it asks for. */
async function openPage(): Promise<{ page: Window & typeof globalThis; scripts: () => HTMLScriptElement[] }> {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const page = frame.contentWindow as Window & typeof globalThis;
  return { page, scripts: () => [...page.document.querySelectorAll('script')] };
}

/** A library that calls back, written as an address. */
const LIBRARY = `data:text/javascript,window.google={maps:{isFake:true}};window.__porticoMapsReady()//`;

it('the library is fetched once for all maps of a page, and calls back [MAP-49] [MAP-50]', async () => {
  const { page, scripts } = await openPage();
  const [one, other] = [loadLibrary(page, LIBRARY), loadLibrary(page, LIBRARY)];
  await expect(one).resolves.toMatchObject({ isFake: true });
  expect(await other).toBe(await one);
  expect(await loadLibrary(page, LIBRARY)).toBe(await one);
  expect(scripts()).toHaveLength(1);
});

it('a script that fails rejects for every waiting map [MAP-53]', async () => {
  const { page } = await openPage();
  const broken = `${window.location.origin}/no-such-library.js`;
  const results = await Promise.allSettled([loadLibrary(page, broken), loadLibrary(page, broken)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

it('a script that is not ready after 30,000 ms rejects, and a late call back harms nobody [MAP-54]', async () => {
  const { page } = await openPage();
  let expire: (() => void) | null = null;
  vi.spyOn(page, 'setTimeout').mockImplementation(((run: () => void, ms: number) => {
    expect(ms).toBe(30_000);
    expire = run;
    return 1;
  }) as unknown as typeof page.setTimeout);
  const loading = loadLibrary(page, 'data:text/javascript,//');
  (expire as unknown as () => void)();
  await expect(loading).rejects.toThrow('timed out');
  const late = (page as unknown as Record<string, () => void>)['__porticoMapsReady'];
  expect(() => late?.()).not.toThrow();
});

/** The keyed library as it would stand there: it writes down what it is told. */
function fakeLibrary() {
  const told: { map: unknown[]; marker: LibraryMarkerOptions[] } = { map: [], marker: [] };
  const listeners = new Map<string, () => void>();
  const library = {
    Map: class {
      constructor(_: HTMLElement, options: unknown) {
        told.map.push(options);
      }
      setOptions = (options: unknown): void => void told.map.push(options);
      getZoom = (): number => 9;
    },
    Marker: class {
      constructor(options: LibraryMarkerOptions) {
        told.marker.push(options);
      }
      setOptions = (options: LibraryMarkerOptions): void => void told.marker.push(options);
      setMap = (): void => undefined;
      getPosition = () => ({ lat: () => 11, lng: () => 22 });
      addListener = (event: string, run: () => void) => {
        listeners.set(event, run);
        return { remove: () => void listeners.delete(event) };
      };
    },
    Size: class {
      readonly size: readonly number[];
      constructor(...size: number[]) {
        this.size = size;
      }
    },
  } as unknown as MapsLibraryApi;
  return { library, told, listeners };
}

it('a map of the keyed library has one marker, its image at half size, and follows it at the zoom seen [MAP-01] [MAP-25] [MAP-38] [MAP-41] [MAP-46]', () => {
  const { library, told, listeners } = fakeLibrary();
  const { host, pressed } = createHost();
  const map = showKeyedMap(library, host, viewOf({}));
  expect(told.marker).toHaveLength(1);
  expect(told.marker[0]).toMatchObject({
    position: { lat: 10, lng: 20 },
    title: 'Here',
    clickable: true,
    draggable: false,
    icon: { scaledSize: { size: [24, 32] } },
  });
  listeners.get('click')?.();
  expect(pressed).toEqual([9]);
  map.update(viewOf({ style: 'satellite', linkOnClick: false }));
  expect(told.marker.at(-1)).toMatchObject({ icon: null, clickable: false });
  expect(told.map.at(-1)).toMatchObject({ mapTypeId: 'hybrid' });
  expect(told.map.at(-1)).not.toHaveProperty('center');
  listeners.get('click')?.();
  expect(pressed).toEqual([9]);
  map.remove();
  expect(listeners.size).toBe(0);
});

it('a dragged marker of the keyed library opens nothing, and tells where it is [MAP-31] [MAP-43]', () => {
  const { library, listeners } = fakeLibrary();
  const { host, pressed, moved } = createHost();
  maps.push(showKeyedMap(library, host, viewOf({ markerDraggable: true })));
  listeners.get('dragstart')?.();
  listeners.get('dragend')?.();
  listeners.get('click')?.();
  expect([pressed, moved]).toEqual([[], [{ lat: 11, lng: 22 }]]);
});
