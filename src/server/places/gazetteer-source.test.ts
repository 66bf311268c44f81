import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFolder } from '#server/platform/config/project-folder.ts';
import { openGazetteer, type GazetteerFile } from './gazetteer-file.ts';
import { createGazetteerSource } from './gazetteer-source.ts';
import type { PlaceSource } from './place-source.ts';

let folder: string;
let file: GazetteerFile;
let source: PlaceSource;

const build = () =>
  execFileSync(process.execPath, [
    path.join(projectFolder(), 'scripts', 'build-gazetteer.mjs'),
    path.join(folder, 'gazetteer.tsv'),
  ]);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-places-'));
  build();
  file = await openGazetteer(path.join(folder, 'gazetteer.tsv'));
  source = createGazetteerSource(() => openGazetteer(path.join(folder, 'gazetteer.tsv')));
}, 60_000);
afterAll(async () => {
  await file.close();
  await rm(folder, { recursive: true });
});

const question = { language: 'en', sessionToken: 'a' };
const suggest = async (input: string, language = 'en') =>
  (await source.suggest(input, { ...question, language })).predictions;
const first = async (input: string, language?: string) => {
  const [prediction] = await suggest(input, language);
  return prediction === undefined ? null : [prediction.title, prediction.description];
};

describe('the towns that come with Portico', () => {
  it.each([
    ['Berlin', ['Berlin', 'Germany']],
    ['berl', ['Berlin', 'Germany']],
    ['münchen', ['Munich', 'Germany']],
    ['Muenchen', ['Munich', 'Germany']],
    ['dusseldorf', ['Düsseldorf', 'Germany']],
    ['Duesseldorf', ['Düsseldorf', 'Germany']],
    ['new york', ['New York City, NY', 'United States']],
    ['angeles, california', ['Los Angeles, CA', 'United States']],
    ['Portland, Oregon', ['Portland, OR', 'United States']],
    ['london ontario', ['London, ON', 'Canada']],
    ['angeles, us', ['Los Angeles, CA', 'United States']],
    ['Portland, OR', ['Portland, OR', 'United States']],
    ['portland me', ['Portland, ME', 'United States']],
    ['Paris, France', ['Paris', 'France']],
    ['Paris, TX', ['Paris, TX', 'United States']],
    ['London, ON, Canada', ['London, ON', 'Canada']],
    ['10 Downing Street, London SW1A 2AA, United Kingdom', ['London', 'United Kingdom']],
    ['Unter den Linden 1, 10117 Berlin', ['Berlin', 'Germany']],
    ['東京', ['Tokyo', 'Japan']],
    ['qqqqqqqq', null],
    ['12345', null],
    [',,,', null],
  ])('are found by %j', async (input, expected) => {
    expect(await first(input)).toEqual(expected);
  });

  it('name their country in the language that is asked for, and are found by it', async () => {
    expect(await first('Wien', 'de')).toEqual(['Vienna', 'Österreich']);
    expect(await first('berlin, deutschland', 'de')).toEqual(['Berlin', 'Deutschland']);
  });

  it('come with the largest first, told apart where they share their name', async () => {
    const found = await suggest('Halle');
    expect(found[0]?.title).toContain('Halle');
    const springfields = await suggest('Springfield');
    expect(new Set(springfields.map(({ title, description }) => title + description)).size).toBe(
      springfields.length,
    );
    expect(springfields.length).toBeLessThanOrEqual(8);
  });

  it('give position and address by their id [MAP-63]', async () => {
    const [berlin] = await suggest('Berlin', 'de');
    expect(await source.find(berlin?.placeId ?? '', { ...question, language: 'de' })).toEqual({
      lat: 52.5244,
      lng: 13.4105,
      zoom: 10,
      addressLine1: '',
      addressLine2: 'Berlin',
      addressCountry: 'Deutschland',
    });
    for (const placeId of ['geonames:1:berlin', 'geonames:', 'elsewhere:2950159', '']) {
      expect(await source.find(placeId, question)).toBeNull();
    }
  });

  it('are read in pieces: every prefix finds exactly the lines that begin with it', async () => {
    const keys: string[] = [];
    for await (const { key } of file.linesFrom('')) keys.push(key);
    expect(keys.length).toBeGreaterThan(60_000);
    for (const prefix of [
      'a',
      'ab',
      'san',
      'new york',
      'zz',
      'москва',
      '東',
      keys[0] ?? '',
      keys.at(-1) ?? '',
    ]) {
      const found: string[] = [];
      for await (const { key } of file.linesFrom(prefix)) found.push(key);
      expect(found).toEqual(keys.filter((key) => key.startsWith(prefix)));
    }
  });

  it('are written again only when what they are made of has changed', async () => {
    const before = await stat(path.join(folder, 'gazetteer.tsv'));
    build();
    expect((await stat(path.join(folder, 'gazetteer.tsv'))).mtimeMs).toBe(before.mtimeMs);
  });
});
