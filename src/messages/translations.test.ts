import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CompiledMessage } from 'icu-minify/format';
import { expect, it } from 'vitest';
import { INTERFACE_LOCALES } from './interface-locales.ts';
import type { Message } from './message.ts';
import { SITE_LOCALES, siteTranslator } from './site-translator.ts';

const folder = import.meta.dirname;

/** What is said, by whom, and in which languages: sites to their visitors, the interface to people who work on them. */
const TIERS = [
  {
    name: 'sites',
    folder: '.',
    gathered: 'site.ts',
    locales: ['ar', 'de', 'es', 'fr', 'it', 'nl'],
  },
  {
    name: 'the interface',
    folder: 'interface',
    gathered: 'interface.ts',
    locales: ['ar', 'de', 'es', 'fr'],
  },
] as const;
type Tier = (typeof TIERS)[number];
const LOCALES = TIERS.flatMap((tier) => tier.locales.map((locale) => ({ locale, tier, name: tier.name })));
/** Modules that only put the features of a locale together. */
const GATHERING = ['site.ts', 'visitor.ts', 'interface.ts'];

function modulesIn(locale: string, tier: Tier): readonly string[] {
  return readdirSync(path.join(folder, locale, tier.folder)).filter(
    (file) => file.endsWith('.ts') && !GATHERING.includes(file),
  );
}

async function english(tier: Tier): Promise<readonly Message<never>[]> {
  const modules = await Promise.all(
    modulesIn('en', tier).map((file) => import(path.join(folder, 'en', tier.folder, file))),
  );
  return modules.flatMap((module) =>
    Object.values(module as Record<string, Record<string, Message<never>>>).flatMap(Object.values),
  ) as readonly Message<never>[];
}

async function translationOf(locale: string, tier: Tier): Promise<Readonly<Record<string, CompiledMessage>>> {
  const { translation } = (await import(path.join(folder, locale, tier.gathered))) as {
    translation: Readonly<Record<string, CompiledMessage>>;
  };
  return translation;
}

/** The names that a text is filled with, once each, in order. */
function namesIn(text: CompiledMessage): readonly string[] {
  const names = new Set<string>();
  const visit = (node: unknown): void => {
    if (!Array.isArray(node)) return;
    const [name, kind, ...rest] = node as readonly unknown[];
    if (typeof name === 'string' && (node.length === 1 || typeof kind === 'number')) {
      names.add(name);
      for (const options of rest)
        if (typeof options === 'object' && options !== null) Object.values(options).forEach(visitAll);
      return;
    }
    visitAll(node);
  };
  const visitAll = (nodes: unknown): void => {
    if (Array.isArray(nodes)) nodes.forEach(visit);
  };
  visitAll(text);
  return [...names].sort();
}

it('has a folder for each language, with a file for each feature [DATA-69]', () => {
  const locales = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'en')
    .map(({ name }) => name);
  expect([...locales].sort()).toEqual(TIERS[0].locales);
  expect([...SITE_LOCALES].sort()).toEqual(TIERS[0].locales);
  expect([...INTERFACE_LOCALES].sort()).toEqual(['ar', 'de', 'en', 'es', 'fr']);
  for (const { locale, tier } of LOCALES) expect(modulesIn(locale, tier)).toEqual(modulesIn('en', tier));
});

it.each(LOCALES)(
  '$locale has every text of $name, with all that it is filled with [DATA-69]',
  async ({ locale, tier }) => {
    const translation = await translationOf(locale, tier);
    const messages = await english(tier);
    expect(Object.keys(translation).sort()).toEqual(messages.map(({ key }) => key).sort());
    for (const { key, text } of messages) {
      expect(namesIn(translation[key] ?? ''), `${locale} ${key}`).toEqual(namesIn(text));
    }
  },
);

it('translates every text, but for those that are the same word in both languages', async () => {
  const same = await Promise.all(
    LOCALES.map(async ({ locale, tier }) => {
      const translation = await translationOf(locale, tier);
      return (await english(tier))
        .filter(({ key, text }) => JSON.stringify(translation[key]) === JSON.stringify(text))
        .map(({ key }) => `${locale} ${key}`);
    }),
  );
  const unchanged = readFileSync(path.join(folder, 'unchanged.txt'), 'utf8').split('\n').filter(Boolean);
  expect(same.flat().sort()).toEqual(unchanged.sort());
});

it('keeps French punctuation with the word before it', async () => {
  const translation = await translationOf('fr', TIERS[1]);
  const loose = Object.entries(translation).filter(([, text]) => / [;:!?»]|« /.test(JSON.stringify(text)));
  expect(loose.map(([key]) => key)).toEqual([]);
});

it('has each key once', async () => {
  const keys = (await Promise.all(TIERS.map(english))).flat().map(({ key }) => key);
  expect(keys).toHaveLength(new Set(keys).size);
});

it.each([
  ['de', 'Absenden'],
  ['de-AT', 'Absenden'],
  ['AR-eg', 'إرسال'],
  ['en-US', 'Submit'],
  ['ja', 'Submit'],
  ['', 'Submit'],
])('a site in %j says %j [DATA-69]', async (language, said) => {
  const { forms } = await import('./en/forms.ts');
  expect(siteTranslator(language)(forms.submit)).toBe(said);
});

it('fills in whatever it is given', async () => {
  const { forms } = await import('./en/forms.ts');
  expect(siteTranslator('de')(forms.required, { title: 'Your $& {name}' })).toBe(
    'Your $& {name} ist erforderlich.',
  );
});
