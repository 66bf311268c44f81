import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutsideCaller } from '#server/platform/network/call-outside.ts';
import { createKeyedProvider } from './keyed-provider.ts';
import { PlaceSourceError, type PlaceSource } from './place-source.ts';
import { startFakePlacesProvider, type FakePlacesProvider } from './testing/fake-places-provider.ts';

let fake: FakePlacesProvider;
let source: PlaceSource;
const callService = createOutsideCaller({ proxies: null, isRefused: () => false });
const question = { language: 'de', sessionToken: 'session-1' };

beforeAll(async () => {
  fake = await startFakePlacesProvider();
  source = createKeyedProvider(callService, { address: fake.address, key: 'server-key', region: 'DE' }, 200);
});
afterAll(() => fake.close());

describe('the keyed provider', () => {
  it('is asked for predictions with input, language, region and session, and the key in a header', async () => {
    fake.answerWith({
      body: {
        suggestions: [
          {
            placePrediction: {
              placeId: 'p1',
              text: { text: 'Pariser Platz 1, Berlin' },
              structuredFormat: { mainText: { text: 'Pariser Platz 1' }, secondaryText: { text: 'Berlin' } },
            },
          },
          { queryPrediction: { text: { text: 'Pizza' } } },
          { placePrediction: { placeId: 'p2', text: { text: 'Paris' } } },
        ],
      },
    });
    expect(await source.suggest('Pari', question)).toEqual({
      predictions: [
        { placeId: 'p1', title: 'Pariser Platz 1', description: 'Berlin' },
        { placeId: 'p2', title: 'Paris', description: '' },
      ],
      attribution: [{ text: 'Powered by Google' }],
    });
    expect(fake.calls).toHaveLength(1);
    const [call] = fake.calls;
    expect(call).toMatchObject({
      method: 'POST',
      body: { input: 'Pari', sessionToken: 'session-1', languageCode: 'de', regionCode: 'DE' },
    });
    expect(call?.url.pathname).toBe('/v1/places:autocomplete');
    expect(call?.headers['x-goog-api-key']).toBe('server-key');
    expect(call?.url.search).toBe('');
  });

  it('knows nothing for an answer without suggestions', async () => {
    fake.answerWith({ body: {} });
    expect((await source.suggest('qq', question)).predictions).toEqual([]);
  });

  it('is asked for details with the same session, for no more fields than are used', async () => {
    fake.answerWith({
      body: {
        location: { latitude: 52.5163, longitude: 13.3777 },
        viewport: {
          low: { latitude: 52.515, longitude: 13.376 },
          high: { latitude: 52.5177, longitude: 13.3793 },
        },
        addressComponents: [
          { longText: '1', shortText: '1', types: ['street_number'] },
          { longText: 'Pariser Platz', shortText: 'Pariser Platz', types: ['route'] },
          { longText: 'Berlin', shortText: 'Berlin', types: ['locality'] },
          { longText: '10117', shortText: '10117', types: ['postal_code'] },
          { longText: 'Deutschland', shortText: 'DE', types: ['country'] },
        ],
      },
    });
    expect(await source.find('p/1', question)).toEqual({
      lat: 52.5163,
      lng: 13.3777,
      zoom: 17,
      addressLine1: 'Pariser Platz 1',
      addressLine2: '10117 Berlin',
      addressCountry: 'Deutschland',
    });
    const [call] = fake.calls;
    expect(call?.url.pathname).toBe('/v1/places/p%2F1');
    expect(Object.fromEntries(call?.url.searchParams ?? [])).toEqual({
      languageCode: 'de',
      sessionToken: 'session-1',
      regionCode: 'DE',
    });
    expect(call?.headers['x-goog-fieldmask']).toBe('location,viewport,addressComponents');
  });

  it('does not know a place that it answers 404 for', async () => {
    fake.answerWith({ status: 404 });
    expect(await source.find('gone', question)).toBeNull();
  });

  it.each([
    ['a refused key', { status: 403 }],
    ['a failure', { status: 500, body: 'oops' }],
    ['an answer that is not JSON', { body: '<html>' }],
    ['an answer of another shape', { body: { suggestions: 7 } }],
    ['coordinates out of range', { body: { location: { latitude: 91, longitude: 0 } } }],
    ['no answer in time', { hangs: true as const }],
  ])('gives up at %s', async (_what, answer) => {
    fake.answerWith(answer);
    const isAboutDetails = 'body' in answer && JSON.stringify(answer.body).includes('location');
    const asking = isAboutDetails ? source.find('p', question) : source.suggest('Pari', question);
    await expect(asking).rejects.toThrow(PlaceSourceError);
  });

  it('gives up where nobody listens', async () => {
    const nobody = createKeyedProvider(
      callService,
      { address: 'http://127.0.0.1:1/v1', key: 'k', region: null },
      200,
    );
    await expect(nobody.find('p', question)).rejects.toThrow(PlaceSourceError);
  });
});
