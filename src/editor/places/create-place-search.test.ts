import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askPlaceDetails } from './ask-place-details.ts';
import { createPlaceSearch } from './create-place-search.ts';

const ORIGIN = 'http://a.app.localhost:8080';
const place = {
  lat: 1,
  lng: 2,
  zoom: 3,
  addressLine1: '',
  addressLine2: 'Berlin',
  addressCountry: 'Germany',
};
const prediction = { placeId: 'geonames:1:berlin', title: 'Berlin', description: 'Germany' };
let asked: URL[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('window', { location: { host: 'a.app.localhost:8080', origin: ORIGIN } });
  vi.stubGlobal('document', { cookie: 'crumb=x', querySelector: () => null, getElementById: () => null });
  vi.stubGlobal('navigator', { cookieEnabled: true });
  vi.stubGlobal('fetch', (address: string) => {
    const url = new URL(address, ORIGIN);
    asked.push(url);
    const body = url.pathname.endsWith('details')
      ? { place }
      : { predictions: [prediction], attribution: [] };
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const never = new AbortController().signal;
const parameter = (name: string) => asked.map(({ searchParams }) => searchParams.get(name));

it('asks for predictions and details in one session, with language and tracking context [MAP-59] [MAP-60] [MAP-63]', async () => {
  const errors = vi.spyOn(console, 'error');
  const places = createPlaceSearch('de', { productPage: 'site-editor', productSection: 'map-block' });
  expect((await places.suggest('ber', never)).predictions).toEqual([prediction]);
  await places.suggest('berlin', never);
  expect(await places.choose(prediction)).toEqual(place);
  await places.suggest('paris', never);

  expect(asked.map(({ pathname }) => pathname)).toEqual([
    '/api/google-maps/places/autocomplete',
    '/api/google-maps/places/autocomplete',
    '/api/google-maps/places/details',
    '/api/google-maps/places/autocomplete',
  ]);
  expect(parameter('input')).toEqual(['ber', 'berlin', null, 'paris']);
  expect(parameter('placeId')[2]).toBe('geonames:1:berlin');
  expect(parameter('language')).toEqual(['de', 'de', 'de', 'de']);
  expect(parameter('productPage')[2]).toBe('site-editor');
  expect(parameter('productSection')[2]).toBe('map-block');
  const [first, second, third, next] = parameter('sessionToken');
  expect([second, third]).toEqual([first, first]);
  expect(next).not.toBe(first);
  expect(errors).not.toHaveBeenCalled();
});

it.each([
  [{}],
  [{ productPage: 'site-editor' }],
  [{ productSection: 'map-block' }],
  [{ productPage: '', productSection: '' }],
])(
  'logs an error for the missing tracking context %j and asks all the same [MAP-61] [MAP-62]',
  async (context) => {
    const errors = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const question = { placeId: 'p', sessionToken: 's', language: 'en', ...context };
    expect(await askPlaceDetails(question)).toEqual(place);
    expect(asked).toHaveLength(1);
    expect(errors).toHaveBeenCalledOnce();
    expect(String(errors.mock.lastCall?.[0])).toContain('required for cost tracking');
  },
);
