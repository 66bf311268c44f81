import { sayLabel } from '#ui/say-label.ts';
import axe from 'axe-core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type {
  FoundPlace,
  PlacePrediction,
  PlacePredictions,
  PlaceSearch,
} from '#domain/maps/place-search.ts';
import type { JsonObject } from '#lib/json.ts';
import '#ui/theme.css';
import { Panel } from './panel.tsx';
import { mapDefaults, type MapData } from './schema.ts';

const berlin: FoundPlace = {
  lat: 52.52,
  lng: 13.405,
  zoom: 12,
  addressLine1: 'Pariser Platz 1',
  addressLine2: '10117 Berlin',
  addressCountry: 'Germany',
};
const predictions: readonly PlacePrediction[] = [
  { placeId: 'a', title: 'Berlin', description: 'Germany' },
  { placeId: 'b', title: 'Bergen', description: 'Norway' },
];
const found: PlacePredictions = {
  predictions,
  attribution: [{ text: 'Places: ' }, { text: 'GeoNames', href: 'https://www.geonames.org/' }],
};

let root: Root;
let saved: { data: MapData; labels: string[] };
const suggest = vi.fn<PlaceSearch['suggest']>();
const choose = vi.fn<PlaceSearch['choose']>();

beforeEach(async () => {
  await page.viewport(400, 3000);
  // An open list closes when the page under it scrolls; the browser of the tests says so where nothing has moved.
  window.addEventListener('scroll', ignoreScroll, true);
  const element = document.createElement('main');
  document.body.append(element);
  document.documentElement.lang = 'en';
  document.title = 'Panel';
  root = createRoot(element);
  suggest.mockReset().mockResolvedValue(found);
  choose.mockReset().mockResolvedValue(berlin);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  window.removeEventListener('scroll', ignoreScroll, true);
});

const ignoreScroll = (event: Event): void => event.stopImmediatePropagation();

const places: PlaceSearch = { suggest, choose };

function Host({ initial }: { readonly initial: MapData }) {
  const [data, setData] = useState(initial);
  return (
    <Panel
      data={data as unknown as JsonObject}
      places={places}
      field={(name) => <p>{`control ${name}`}</p>}
      onChange={(field, value, label) => {
        const next = { ...data, [field]: value } as MapData;
        saved = { data: next, labels: [...saved.labels, sayLabel(label)] };
        setData(next);
      }}
    />
  );
}

function show(location: Partial<MapData['location']> = {}): void {
  const initial = { ...mapDefaults(), location: { ...mapDefaults().location, ...location } };
  saved = { data: initial, labels: [] };
  flushSync(() => root.render(<Host initial={initial} />));
}

const box = () => page.getByRole('combobox', { name: 'Find a place' });
/** Without the time that a person, or a slow machine, takes between two keys. */
function typeAtOnce(text: string): void {
  const input = box().element();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  flushSync(() => input.dispatchEvent(new InputEvent('input', { bubbles: true })));
}
const line = (name: string) => page.getByRole('textbox', { name, exact: true });
const option = (name: string) => page.getByRole('option', { name, exact: false });

it('fills the location in from the place that is chosen by keyboard, and leaves its name [MAP-59] [MAP-60] [MAP-63]', async () => {
  show({ addressTitle: 'The studio' });
  await userEvent.click(box());
  typeAtOnce('ber');
  await expect.element(option('Bergen')).toBeVisible();
  await expect.element(page.getByText('GeoNames')).toBeVisible();
  expect(suggest.mock.calls.map(([input]) => input)).toEqual(['ber']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => saved.labels).toEqual(['Choose place']);
  expect(choose).toHaveBeenCalledExactlyOnceWith(predictions[0]);
  expect(saved.data.location).toEqual({
    mapLat: 52.52,
    mapLng: 13.405,
    markerLat: 52.52,
    markerLng: 13.405,
    mapZoom: 12,
    addressTitle: 'The studio',
    addressLine1: 'Pariser Platz 1',
    addressLine2: '10117 Berlin',
    addressCountry: 'Germany',
  });
  await expect.element(box()).toHaveValue('Berlin, Germany');
  await expect.element(option('Bergen')).not.toBeInTheDocument();
  await userEvent.keyboard('{Tab}');
  await expect.element(box()).toHaveValue('Berlin, Germany');
  expect(suggest).toHaveBeenCalledOnce();
});

it('keeps what is typed, and where one types, while answers come between the keys', async () => {
  show();
  await userEvent.click(box());
  for (const text of ['b', 'be', 'ber']) {
    await userEvent.keyboard(text.slice(-1));
    await expect.poll(() => suggest.mock.calls.at(-1)?.[0]).toBe(text);
    await expect.element(option('Bergen')).toBeVisible();
    await expect.element(box()).toHaveValue(text);
    await expect.element(box()).toHaveFocus();
  }
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.poll(() => saved.labels).toEqual(['Choose place']);
  expect(choose).toHaveBeenCalledExactlyOnceWith(predictions[1]);
});

it('has its list below the field again after the panel was scrolled, unless the field is out of sight', async () => {
  window.removeEventListener('scroll', ignoreScroll, true);
  const panel = document.querySelector('main');
  if (panel === null) throw new Error('no panel');
  Object.assign(panel.style, { blockSize: '500px', overflow: 'auto', paddingBlockStart: '100px' });
  show();
  await userEvent.click(box());
  typeAtOnce('ber');
  await expect.element(option('Bergen')).toBeVisible();
  const list = () => document.querySelector('[role=listbox]')?.getBoundingClientRect() ?? null;
  const before = list()?.top ?? 0;
  panel.scrollTop = 60;
  await expect.poll(() => Math.round(before - (list()?.top ?? before))).toBe(60);
  await expect.element(box()).toHaveFocus();
  panel.scrollTop = 400;
  await expect.poll(() => [list(), box().element().ariaExpanded]).toEqual([null, 'false']);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option('Bergen')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => saved.labels).toEqual(['Choose place']);
});

it('is chosen from by pointer, and asks once for what is typed without a pause [MAP-63]', async () => {
  show();
  await userEvent.click(box());
  for (const text of ['b', 'be', 'berg']) typeAtOnce(text);
  await userEvent.click(option('Bergen'));
  await expect.poll(() => saved.labels).toEqual(['Choose place']);
  expect(suggest.mock.calls.map(([input]) => input)).toEqual(['berg']);
  expect(choose).toHaveBeenCalledExactlyOnceWith(predictions[1]);
});

it('says that it searches, and that there is nothing', async () => {
  let answer: (value: PlacePredictions) => void = () => undefined;
  suggest.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  show();
  await userEvent.fill(box(), 'qqq');
  await expect.element(page.getByRole('listbox').getByText('Searching…')).toBeVisible();
  await expect.poll(() => suggest.mock.calls.length).toBe(1);
  answer({ predictions: [], attribution: [] });
  await expect.element(page.getByRole('listbox').getByText('No places found')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(box()).toHaveValue('qqq');
});

it('shows a failure in the list, and results when it goes on [MAP-63]', async () => {
  suggest.mockRejectedValueOnce(new Error('away'));
  show();
  await userEvent.fill(box(), 'ber');
  await expect.element(page.getByRole('listbox').getByText('Unable to load results')).toBeVisible();
  await userEvent.fill(box(), 'berl');
  await expect.element(option('Berlin')).toBeVisible();
});

it('says that the place could not be had and keeps the location', async () => {
  choose.mockRejectedValueOnce(new Error('away'));
  show({ addressLine2: 'Paris' });
  await userEvent.fill(box(), 'ber');
  await userEvent.click(option('Berlin'));
  await expect.element(page.getByText('Unable to load results')).toBeVisible();
  expect(saved.labels).toEqual([]);
  await expect.element(line('Town (optional)')).toHaveValue('Paris');
});

it('shows the answer to what was typed last, whatever comes when', async () => {
  const answers = new Map<string, (value: PlacePredictions) => void>();
  suggest.mockImplementation((input) => new Promise((resolve) => answers.set(input, resolve)));
  show();
  await userEvent.fill(box(), 'ber');
  await expect.poll(() => answers.has('ber')).toBe(true);
  await userEvent.fill(box(), 'berg');
  await expect.poll(() => answers.has('berg')).toBe(true);
  answers.get('berg')?.({ predictions: predictions.slice(1), attribution: [] });
  await expect.element(option('Bergen')).toBeVisible();
  answers.get('ber')?.(found);
  await expect.element(option('Berlin')).not.toBeInTheDocument();
  expect(suggest.mock.calls[0]?.[1].aborted).toBe(true);
});

it('keeps what is edited by hand while a place is on its way', async () => {
  let answer: (value: FoundPlace) => void = () => undefined;
  choose.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  show();
  await userEvent.fill(box(), 'ber');
  await userEvent.click(option('Berlin'));
  await userEvent.fill(line('Name of the place (optional)'), 'The studio');
  answer(berlin);
  await expect.poll(() => saved.data.location.addressLine2).toBe('10117 Berlin');
  expect(saved.data.location.addressTitle).toBe('The studio');
});

it('names coordinates that are out of range without asking, and keeps them typed', async () => {
  show();
  await userEvent.fill(box(), '95, 13');
  await expect.element(page.getByText('Latitude must be between -90 and 90.')).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(box()).toHaveValue('95, 13');
  expect(suggest).not.toHaveBeenCalled();
});

it('takes address and coordinates by hand; what is out of range is said and stays typed [MAP-08]', async () => {
  show();
  await userEvent.fill(line('Street (optional)'), 'Pariser Platz 1');
  await userEvent.fill(line('Town (optional)'), '10117 Berlin');
  await userEvent.fill(line('Country (optional)'), 'Germany');
  await userEvent.fill(line('Latitude'), '52,52');
  await userEvent.fill(line('Longitude'), '13.405');
  expect(saved.data.location).toEqual({
    mapLat: 52.52,
    mapLng: 13.405,
    markerLat: 52.52,
    markerLng: 13.405,
    mapZoom: null,
    addressTitle: '',
    addressLine1: 'Pariser Platz 1',
    addressLine2: '10117 Berlin',
    addressCountry: 'Germany',
  });
  for (const [text, message] of [
    ['192', 'Longitude must be between -180 and 180.'],
    ['east', 'Type a number such as 52.52.'],
  ] as const) {
    await userEvent.fill(line('Longitude'), text);
    await expect.element(page.getByText(message)).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(line('Longitude')).toHaveValue(text);
    await expect.element(line('Longitude')).toBeInvalid();
  }
  expect(saved.data.location.markerLng).toBe(13.405);
  await userEvent.fill(line('Longitude'), '');
  expect(saved.data.location.markerLng).toBeNull();
  await expect.element(page.getByText('the marker stands in the middle', { exact: false })).toBeVisible();
});

it('keeps a coordinate as it is typed, key by key', async () => {
  show({ markerLat: 1, markerLng: 2 });
  await userEvent.fill(line('Longitude'), '');
  for (const typed of ['-', '-1', '-13', '-13.', '-13.4', '-13.40']) {
    await userEvent.keyboard(typed.slice(-1));
    await expect.element(line('Longitude')).toHaveValue(typed);
  }
  expect(saved.data.location.markerLng).toBe(-13.4);
  await userEvent.keyboard('{Tab}');
  await expect.element(line('Longitude')).toHaveValue('-13.4');
});

it('takes latitude and longitude from one field when it is left', async () => {
  show();
  await userEvent.fill(line('Latitude'), '52.52, 13.405');
  await userEvent.keyboard('{Tab}');
  await expect.element(line('Latitude')).toHaveValue('52.52');
  await expect.element(line('Longitude')).toHaveValue('13.405');
  expect(saved.labels).toEqual(['Move marker']);
});

it('centres the map on the marker again, and removes the place', async () => {
  show({ mapLat: 1, mapLng: 2, markerLat: 3, markerLng: 4, addressLine1: 'Street' });
  await userEvent.click(page.getByRole('button', { name: 'Centre the map on the marker' }));
  expect(saved.data.location).toMatchObject({ mapLat: 3, mapLng: 4, markerLat: 3, markerLng: 4 });
  await userEvent.click(page.getByRole('button', { name: 'Remove the place' }));
  expect(saved.data.location).toEqual(mapDefaults().location);
});

it('offers the six styles and the switches, by keyboard [MAP-02] [MAP-32] [MAP-34]', async () => {
  show();
  const names = ['Original', 'Grayscale', 'Satellite', 'Minimal light', 'Minimal dark', 'Minimal blue'];
  expect(page.getByRole('radio').elements()).toHaveLength(6);
  await expect.element(page.getByRole('radio', { name: 'Grayscale' })).toBeChecked();
  for (const [index, name] of names.entries()) {
    await userEvent.click(page.getByText(name));
    expect(saved.data.style).toBe(index + 1);
  }
  await userEvent.keyboard('{ArrowUp}');
  expect(saved.data.style).toBe(5);
  for (const name of ['labels', 'terrain', 'controls']) {
    await expect.element(page.getByText(`control ${name}`)).toBeVisible();
  }
});

it('is accessible, closed and with open results', async () => {
  show({ addressLine2: 'Berlin', markerLat: 1, markerLng: 1 });
  const violations = async (element: Element) =>
    (
      await axe.run(element, {
        rules: { 'page-has-heading-one': { enabled: false }, region: { enabled: false } },
      })
    ).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(await violations(document.body)).toEqual([]);
  await userEvent.fill(box(), 'ber');
  await expect.element(option('Berlin')).toBeVisible();
  expect(await violations(page.getByRole('listbox').element())).toEqual([]);
  expect(await violations(box().element())).toEqual([]);
});

it('offers the owner the ways to streets where the map has none and is close, and else nothing [MAP-11]', async () => {
  const draw = (maps: { hasStreets: boolean }, mapZoom: number | null) =>
    flushSync(() =>
      root.render(
        <Panel
          data={
            { ...mapDefaults(), location: { ...mapDefaults().location, mapZoom } } as unknown as JsonObject
          }
          onChange={() => undefined}
          maps={{ ...maps, settingsHref: '/config/settings/maps' }}
        />,
      ),
    );
  draw({ hasStreets: false }, null);
  await expect.element(page.getByRole('textbox', { name: 'Zoom' })).toHaveValue('12');
  await expect.element(page.getByText('This map shows no streets')).toBeVisible();
  expect(document.body.textContent).toContain('the world that comes with Portico, to zoom 6;');
  await expect
    .element(page.getByRole('link', { name: 'Settings, Maps' }))
    .toHaveAttribute('href', '/config/settings/maps');
  draw({ hasStreets: false }, 7);
  await expect.element(page.getByText('This map shows no streets')).toBeVisible();
  draw({ hasStreets: false }, 6);
  expect(document.body.textContent).not.toContain('no streets');
  draw({ hasStreets: true }, 14);
  expect(document.body.textContent).not.toContain('no streets');
});
