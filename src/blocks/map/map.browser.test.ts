import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_LOCATION, type MapLocation } from '#domain/maps/map-location.ts';
import { MAP_COLORS, MAP_STYLES } from '#domain/maps/map-styles.ts';
import { ownMarkerImage } from '#domain/maps/marker-image.ts';
import { mountBlock, type MountedBlock } from '../testing/mount-block.tsx';
import { mount } from './behaviour.ts';
import { map } from './index.ts';
import { mapDefaults, type MapData } from './schema.ts';

const LISBON: MapLocation = {
  ...NO_LOCATION,
  mapLat: 38.7,
  mapLng: -9.1,
  mapZoom: 4,
  addressTitle: 'The studio',
  addressLine1: 'Rua 1',
  addressCountry: 'Portugal',
};
const TILE = { land: 'M0 0l4096 0 0 4096z', borders: '', labels: [] };
const shown: MountedBlock[] = [];
const opened: string[] = [];

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(Response.json(TILE)));
  vi.spyOn(window, 'open').mockImplementation((address) => {
    opened.push(String(address));
    return null;
  });
});
afterEach(() => {
  for (const block of shown.splice(0)) block.unmount();
  opened.length = 0;
  vi.restoreAllMocks();
  document.body.removeAttribute('style');
});

async function show(changes: Partial<MapData> = {}) {
  const mounted = mountBlock(map, { ...mapDefaults(), location: LISBON, ...changes }, mount);
  shown.push(mounted);
  const block = mounted.root.querySelector<HTMLElement>('.portico-block-map');
  if (block === null) throw new Error('There is no map');
  block.style.blockSize = '320px';
  const find = (selector: string) => block.querySelector<HTMLElement>(selector);
  await vi.waitFor(() => expect(find('.leaflet-tile-loaded')).not.toBeNull());
  return { ...mounted, block, find, marker: () => find('.leaflet-marker-icon') as HTMLImageElement };
}

/** A press of the primary button, moved by so many pixels before it is let go. */
function drag(element: Element, across: number): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const send = (type: string, target: EventTarget, moved: number): void => {
    const init = {
      bubbles: true,
      cancelable: true,
      button: 0,
      clientX: left + width / 2 + moved,
      clientY: top + height / 2,
    };
    target.dispatchEvent(new MouseEvent(type, init));
  };
  send('mousedown', element, 0);
  for (let step = 1; step <= 5; step += 1) send('mousemove', document.body, (across * step) / 5);
  send('mouseup', document.body, across);
  send('click', element, across);
}

describe('a map', () => {
  it('shows exactly one marker, in the centre, in place of the picture [MAP-01] [MAP-12]', async () => {
    const { block, marker, find } = await show();
    expect(block.querySelectorAll('.leaflet-marker-icon')).toHaveLength(1);
    expect(find('.map-picture')?.checkVisibility()).toBe(false);
    const [box, room] = [marker().getBoundingClientRect(), block.getBoundingClientRect()];
    expect(box.left + box.width / 2).toBeCloseTo(room.left + room.width / 2, 0);
    expect(box.bottom).toBeCloseTo(room.top + room.height / 2, 0);
    expect(find('[role=application]')?.ariaLabel).toBe('Map: The studio');
  });

  it.each(MAP_STYLES.map((style, index) => [style, index + 1] as const))(
    'wears %s, code %i, with its marker [MAP-02] [MAP-17] [MAP-34] [MAP-38] [MAP-39]',
    async (style, code) => {
      const { marker, find } = await show({ style: code });
      const own = ownMarkerImage(style);
      const { src, width, height } = marker();
      const isLibrarys = /^data:image\/png|marker-icon-2x/.test(src);
      expect([isLibrarys ? null : src, width, height]).toEqual(own === null ? [null, 25, 41] : [own, 24, 32]);
      const ground = document.createElement('i');
      ground.style.background = MAP_COLORS[style].sea;
      expect(find('.map-live')?.style.background).toBe(ground.style.background);
    },
  );

  it('has buttons where controls are on, and no others [MAP-22] [MAP-23]', async () => {
    const without = await show();
    expect(without.block.querySelectorAll('button, .leaflet-control')).toHaveLength(0);
    const { block } = await show({ controls: true });
    const buttons = [...block.querySelectorAll('button')];
    expect(buttons.map((button) => button.ariaLabel)).toEqual(['Zoom in', 'Zoom out']);
    expect(block.querySelectorAll('.leaflet-control')).toHaveLength(0);
  });

  it('is moved by dragging, and leaves the wheel to the page [MAP-20] [MAP-21]', async () => {
    const { find, marker } = await show();
    const before = marker().getBoundingClientRect().left;
    drag(find('.map-live') as HTMLElement, 60);
    await vi.waitFor(() => expect(marker().getBoundingClientRect().left).toBeCloseTo(before + 60, 0));
    const wheel = new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true });
    expect(find('.map-live')?.dispatchEvent(wheel)).toBe(true);
  });

  it('opens the maps page at the zoom that is seen, by click, Enter and Space [MAP-25] [MAP-41] [MAP-44] [MAP-45] [MAP-46] [MAP-47] [MAP-48]', async () => {
    const { marker, find } = await show({ controls: true });
    const href = (zoom: number) =>
      `https://maps.google.com/maps?q=Rua%201%2C%20Portugal&ll=38.7%2C-9.1&z=${zoom}`;
    marker().click();
    expect(opened).toEqual([href(4)]);
    find('button')?.click();
    marker().focus();
    expect(document.activeElement).toBe(marker());
    for (const key of ['Enter', ' ']) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      expect(marker().dispatchEvent(event)).toBe(false);
    }
    expect(opened).toEqual([href(4), href(5), href(5)]);
    expect(vi.mocked(window.open).mock.lastCall?.slice(1)).toEqual(['_blank', 'noopener,noreferrer']);
  });

  it('leads to zoom 12 where none is set, though the shipped world is seen from zoom 6 and says nothing of it [MAP-11] [MAP-47]', async () => {
    const sydney = { ...LISBON, mapLat: -33.9, mapLng: 151.2, mapZoom: null };
    const { block, marker, find } = await show({ location: sydney, controls: true });
    expect(document.body.textContent).not.toContain('streets');
    // The nearest files of the world are those of the level up to zoom 6.
    expect(vi.mocked(window.fetch).mock.calls.map(([address]) => address)).toContainEqual(
      expect.stringMatching(/^\/_portico\/world\/v1\/4\/\d+-\d+\.json$/),
    );
    expect(block.querySelector<HTMLAnchorElement>('.map-address a')?.href).toMatch(/&z=12$/);
    const press = () => {
      marker().click();
      return opened.at(-1);
    };
    const [closer, farther] = block.querySelectorAll('button');
    expect(press()).toMatch(/&z=12$/);
    farther?.click();
    await vi.waitFor(() => expect(press()).toMatch(/&z=5$/));
    closer?.click();
    await vi.waitFor(() => expect(press()).toMatch(/&z=12$/));
    expect(find('.map-zoom button')?.ariaDisabled).toBe('true');
  });

  it('leads to the zoom that is set, however near [MAP-46] [MAP-47]', async () => {
    const { marker } = await show({ location: { ...LISBON, mapZoom: 21 } });
    marker().click();
    expect(opened[0]).toMatch(/&z=21$/);
  });

  it('takes several changes within 60 ms for one [MAP-29] [MAP-30]', async () => {
    const { block, find, marker } = await show();
    const seen: string[] = [];
    const watch = new MutationObserver(() => seen.push(marker().src));
    watch.observe(find('.map-live') as HTMLElement, {
      attributes: true,
      subtree: true,
      attributeFilter: ['src'],
    });
    const change = (changes: Partial<MapData>): void => {
      block.dataset['map'] = JSON.stringify({ ...mapDefaults(), location: LISBON, ...changes });
    };
    change({ style: 6 });
    await Promise.resolve();
    change({ style: 4 });
    await Promise.resolve();
    change({ style: 5, controls: true });
    await vi.waitFor(() => expect(marker().src).toBe(ownMarkerImage('minimal-dark')));
    expect(find('button')).not.toBeNull();
    expect(seen.filter((src) => src !== ownMarkerImage('minimal-dark'))).toEqual([]);
    watch.disconnect();
  });

  it.each([
    '',
    '{"location":',
    '[]',
    '{"location":7,"style":"x"}',
    '{"location":{"mapLat":200,"markerLat":1},"style":99}',
  ])(
    'shows the default place in Grayscale for the broken data %j [MAP-09] [MAP-10] [MAP-16] [MAP-40]',
    async (broken) => {
      const { block, marker } = await show();
      block.dataset['map'] = broken;
      await vi.waitFor(() => expect(marker().title).toBe('40.720882,-74.000988'));
      expect(marker().src).toBe(ownMarkerImage('grayscale'));
    },
  );
});

it('is the same whoever is signed in [MAP-06]', async () => {
  const seen: string[] = [];
  for (const pageContext of [
    {},
    { websiteRoles: ['ADMIN'], authenticatedAccount: { id: 'a', displayName: 'Owner' } },
  ]) {
    const mounted = mountBlock(map, { ...mapDefaults(), location: LISBON }, mount, { pageContext });
    shown.push(mounted);
    const block = mounted.root.querySelector<HTMLElement>('.portico-block-map') as HTMLElement;
    block.style.blockSize = '320px';
    await vi.waitFor(() => expect(block.querySelector('.leaflet-tile-loaded')).not.toBeNull());
    const marker = block.querySelector<HTMLElement>('.leaflet-marker-icon') as HTMLElement;
    marker.click();
    seen.push(`${marker.outerHTML} ${block.querySelector('.map-live')?.className} ${opened.at(-1)}`);
  }
  expect(seen[0]).toBe(seen[1]);
});

describe('where a map cannot be shown', () => {
  it('its picture and its address as a link stay, at the same size [MAP-57]', async () => {
    vi.mocked(window.fetch).mockRejectedValue(new TypeError('The network is away'));
    const far = { ...LISBON, mapLat: 10, mapLng: 100, mapZoom: 6 };
    const mounted = mountBlock(map, { ...mapDefaults(), location: far }, mount);
    shown.push(mounted);
    const block = mounted.root.querySelector<HTMLElement>('.portico-block-map') as HTMLElement;
    const { height } = block.getBoundingClientRect();
    await vi.waitFor(() => expect(mounted.reports).toEqual(['The map could not be shown']));
    expect(block.querySelector('.map-live')).toBeNull();
    expect(block.querySelector('.map-picture')?.checkVisibility()).toBe(true);
    const link = block.querySelector<HTMLAnchorElement>('.map-address a');
    expect(link?.checkVisibility()).toBe(true);
    expect([link?.textContent, link?.href]).toEqual([
      'Rua 1, Portugal',
      'https://maps.google.com/maps?q=Rua%201%2C%20Portugal&ll=10%2C100&z=6',
    ]);
    expect(block.getBoundingClientRect().height).toBe(height);
  });

  it('an unmounted map leaves nothing behind', async () => {
    const { block, root } = await show({ controls: true });
    const mounted = shown.pop() as MountedBlock;
    mounted.unmount();
    expect(root.isConnected).toBe(false);
    expect(block.querySelector('.map-live, .map-zoom, .map-credit')).toBeNull();
    expect(block.dataset['running']).toBeUndefined();
    expect(
      [...document.head.querySelectorAll('style')].some(({ textContent }) =>
        textContent.includes('.map-live'),
      ),
    ).toBe(false);
  });
});
