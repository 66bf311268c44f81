import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeGazetteerLine } from '#domain/maps/gazetteer-line.ts';
import { decodeRenderKey } from '#domain/maps/render-key.ts';
import { PAGE_CONTEXT_ELEMENT_ID } from '#domain/page-runtime/page-context.ts';
import { createId } from '#lib/id.ts';
import {
  buildPage,
  buildSite,
  change,
  setting,
  type BuiltSite,
} from '#server/documents/testing/build-site.ts';
import { signInWithRole } from '#server/forms/testing/build-form-site.ts';
import { formVisitor, type FormVisitor } from '#server/forms/testing/form-visitor.ts';
import { readConfiguration, type Configuration } from '#server/platform/config/configuration.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { registerPublished } from '#server/published/plugin.ts';
import { createPlaceRoutes } from './routes.ts';
import { startFakePlacesProvider, type FakePlacesProvider } from './testing/fake-places-provider.ts';

const AUTOCOMPLETE = '/api/google-maps/places/autocomplete';
const DETAILS = '/api/google-maps/places/details';
const TOKEN = 'sessionToken=s1';
const berlin = { key: 'berlin', id: '1', name: 'Berlin', region: '', country: 'DE', population: 3_400_000 };

let folder: string;
let fake: FakePlacesProvider;
/** Without a provider, with one, and without either. */
let plain: TestApp;
let keyed: TestApp;

const mapsOf = (environment: Record<string, string>): Pick<Configuration, 'maps'> => ({
  maps: readConfiguration(environment).maps,
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-places-'));
  const gazetteerFile = path.join(folder, 'places.tsv');
  await writeFile(gazetteerFile, `${writeGazetteerLine({ ...berlin, lat: 52.52, lng: 13.41 })}\n`);
  fake = await startFakePlacesProvider();
  plain = await createTestApp(createPlaceRoutes({ gazetteerFile }), {}, [registerPublished]);
  keyed = await createTestApp(
    createPlaceRoutes({ gazetteerFile, timeoutMs: 200 }),
    {
      config: mapsOf({
        MAPS_KEY: 'browser-key',
        MAPS_PLACES_KEY: 'server-key',
        MAPS_PLACES_URL: fake.address,
        MAPS_LANGUAGE: 'de',
      }),
    },
    [registerPublished],
  );
}, 120_000);
afterAll(async () => {
  await Promise.all([plain.close(), keyed.close(), fake.close()]);
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  for (const test of [plain, keyed]) test.clock.advance(60 * 60 * 1000);
});

async function editorOf(test: TestApp): Promise<FormVisitor> {
  const site = await buildSite(test.services);
  const session = await signInWithRole(test.services, site, 'editor');
  return formVisitor(test.app, `${site.identifier}.app.localhost`, session);
}

describe('the search for places without a provider', () => {
  it('gives the towns that come with Portico, and whose data they are [MAP-59] [MAP-63]', async () => {
    const editor = await editorOf(plain);
    const { status, body } = await editor.call('GET', `${AUTOCOMPLETE}?input=berl&language=de&${TOKEN}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      predictions: [{ placeId: 'geonames:1:berlin', title: 'Berlin', description: 'Deutschland' }],
      attribution: [{ text: 'Orte: ' }, { text: 'GeoNames', href: 'https://www.geonames.org/' }],
    });
    const details = await editor.call('GET', `${DETAILS}?placeId=geonames:1:berlin&language=de&${TOKEN}`);
    expect(details).toEqual({
      status: 200,
      body: {
        place: {
          lat: 52.52,
          lng: 13.41,
          zoom: 10,
          addressLine1: '',
          addressLine2: 'Berlin',
          addressCountry: 'Deutschland',
        },
      },
    });
  });

  it('understands coordinates', async () => {
    const editor = await editorOf(plain);
    const { body } = await editor.call('GET', `${AUTOCOMPLETE}?input=52.5,-13.4&${TOKEN}`);
    expect(body['predictions']).toEqual([
      { placeId: 'coordinates:52.5,-13.4', title: '52.5,-13.4', description: 'Coordinates' },
    ]);
    const details = await editor.call('GET', `${DETAILS}?placeId=coordinates:52.5,-13.4&${TOKEN}`);
    expect(details.body['place']).toEqual({
      lat: 52.5,
      lng: -13.4,
      zoom: 15,
      addressLine1: '',
      addressLine2: '',
      addressCountry: '',
    });
    expect((await editor.call('GET', `${AUTOCOMPLETE}?input=91,0&${TOKEN}`)).body['predictions']).toEqual([]);
  });

  it.each([
    [`${AUTOCOMPLETE}?${TOKEN}`, 400],
    [`${AUTOCOMPLETE}?input=%20&${TOKEN}`, 400],
    [`${AUTOCOMPLETE}?input=${'a'.repeat(201)}&${TOKEN}`, 400],
    [`${AUTOCOMPLETE}?input=berlin`, 400],
    [`${AUTOCOMPLETE}?input=berlin&language=%3Cb%3E&${TOKEN}`, 400],
    [`${AUTOCOMPLETE}?input=berlin&language=xx-unknown&${TOKEN}`, 200],
    [`${DETAILS}?${TOKEN}`, 400],
    [`${DETAILS}?placeId=geonames:2:berlin&${TOKEN}`, 404],
    [`${DETAILS}?placeId=coordinates:91,0&${TOKEN}`, 404],
  ])('answers %s with %d', async (url, status) => {
    expect((await (await editorOf(plain)).call('GET', url)).status).toBe(status);
  });

  it('is for people who write pages of the site', async () => {
    const site = await buildSite(plain.services);
    const host = `${site.identifier}.app.localhost`;
    const url = `${AUTOCOMPLETE}?input=berlin&${TOKEN}`;
    expect((await formVisitor(plain.app, host).call('GET', url)).status).toBe(401);
    const billing = await signInWithRole(plain.services, site, 'billing');
    expect((await formVisitor(plain.app, host, billing).call('GET', url)).status).toBe(403);
    const visitor = formVisitor(plain.app, `${site.identifier}.localhost`);
    expect((await visitor.call('GET', url)).status).toBe(404);
  });

  it('has a limit of calls in a minute', async () => {
    const editor = await editorOf(plain);
    const url = `${DETAILS}?placeId=geonames:1:berlin&${TOKEN}`;
    for (let call = 0; call < 60; call += 1) expect((await editor.call('GET', url)).status).toBe(200);
    expect((await editor.call('GET', url)).status).toBe(429);
  });

  it('says so where the file of places is missing, and finds it when it is there [MAP-63]', async () => {
    const late = path.join(folder, 'late.tsv');
    const test = await createTestApp(createPlaceRoutes({ gazetteerFile: late }));
    const editor = await editorOf(test);
    const url = `${AUTOCOMPLETE}?input=berlin&${TOKEN}`;
    expect(await editor.call('GET', url)).toMatchObject({
      status: 503,
      body: { error: 'Unable to load results' },
    });
    await writeFile(late, `${writeGazetteerLine({ ...berlin, lat: 52.52, lng: 13.41 })}\n`);
    expect((await editor.call('GET', url)).status).toBe(200);
    await test.close();
  });
});

describe('the search for places with a provider', () => {
  it('asks the provider with the key of the server [MAP-59] [MAP-60]', async () => {
    const editor = await editorOf(keyed);
    fake.answerWith({
      body: { suggestions: [{ placePrediction: { placeId: 'p', text: { text: 'Berlin' } } }] },
    });
    const { body } = await editor.call('GET', `${AUTOCOMPLETE}?input=berlin&${TOKEN}`);
    expect(body['predictions']).toEqual([{ placeId: 'p', title: 'Berlin', description: '' }]);
    expect(fake.calls[0]?.headers['x-goog-api-key']).toBe('server-key');
    fake.answerWith({ body: { location: { latitude: 1, longitude: 2 } } });
    const context = 'productPage=site-editor&productSection=map-block';
    expect(await editor.call('GET', `${DETAILS}?placeId=p&${context}&${TOKEN}`)).toMatchObject({
      status: 200,
      body: { place: { lat: 1, lng: 2, zoom: 15 } },
    });
    expect(fake.calls[0]?.url.searchParams.get('sessionToken')).toBe('s1');
  });

  it('answers a call without its tracking context all the same [MAP-62]', async () => {
    fake.answerWith({ body: { location: { latitude: 1, longitude: 2 } } });
    const editor = await editorOf(keyed);
    expect((await editor.call('GET', `${DETAILS}?placeId=p&${TOKEN}`)).status).toBe(200);
    expect(fake.calls).toHaveLength(1);
  });

  it('does not ask it for coordinates', async () => {
    fake.answerWith({});
    await (await editorOf(keyed)).call('GET', `${AUTOCOMPLETE}?input=1.5,2.5&${TOKEN}`);
    expect(fake.calls).toEqual([]);
  });

  it.each([
    ['refuses', { status: 403 }],
    ['is silent', { hangs: true as const }],
  ])('says so where the provider %s [MAP-63]', async (_what, answer) => {
    fake.answerWith(answer);
    expect(await (await editorOf(keyed)).call('GET', `${AUTOCOMPLETE}?input=berlin&${TOKEN}`)).toMatchObject({
      status: 503,
      body: { error: 'Unable to load results' },
    });
  });
});

describe('a published page', () => {
  it('has the encoded key of the installation, or that of its site; without any it has none [MAP-55] [CONT-259]', async () => {
    const site = await buildSite(keyed.services);
    expect(decodeRenderKey(await renderKey(keyed, site))).toBe('browser-key');
    await change(keyed.services, site.siteId, site.siteDocumentId, [setting('mapsKey', 'site-key')]);
    const encoded = await renderKey(keyed, site);
    expect(encoded).not.toContain('site-key');
    expect(decodeRenderKey(encoded)).toBe('site-key');
    expect(await renderKey(plain, await buildSite(plain.services))).toBeUndefined();
  });
});

async function renderKey({ services, app }: TestApp, site: BuiltSite): Promise<unknown> {
  const { siteId, identifier } = site;
  const urlName = `page-${createId()}`;
  await buildPage(services, siteId, 'About', urlName, []);
  await publishDocuments(services, { siteId, documentIds: 'all', authorId: null, name: 'Publish' });
  const url = `/${urlName}`;
  const { body } = await app.inject({ method: 'GET', url, headers: { host: `${identifier}.localhost` } });
  expect(body).not.toContain('server-key');
  const context = body.split(`id="${PAGE_CONTEXT_ELEMENT_ID}">`)[1]?.split('</script>')[0] ?? '{}';
  return (JSON.parse(context) as { gmRenderKey?: unknown }).gmRenderKey;
}
