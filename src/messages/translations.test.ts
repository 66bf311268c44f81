import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { CompiledMessage } from 'icu-minify/format';
import { expect, it } from 'vitest';
import type { Message } from './message.ts';
import { SITE_LOCALES, siteTranslator } from './site-translator.ts';

const folder = import.meta.dirname;
const locales = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'en')
  .map(({ name }) => name);
/** Mails to people who work on sites: they come with the languages of the configuration area. */
const ENGLISH_ONLY = ['account-mails.ts', 'submission-mails.ts'];
const features = readdirSync(path.join(folder, 'en')).filter((file) => !ENGLISH_ONLY.includes(file));
/** Modules that only put the features of a locale together. */
const GATHERING = ['site.ts', 'visitor.ts'];

async function english(): Promise<readonly Message<never>[]> {
  const modules = await Promise.all(features.map((file) => import(path.join(folder, 'en', file))));
  return modules.flatMap((module) =>
    Object.values(module as Record<string, Record<string, Message<never>>>).flatMap(Object.values),
  ) as readonly Message<never>[];
}

async function translationOf(locale: string): Promise<Readonly<Record<string, CompiledMessage>>> {
  const { translation } = (await import(path.join(folder, locale, 'site.ts'))) as {
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

/** The same word in both languages. */
const UNCHANGED = [
  'de formParts.amPm',
  'de formParts.minute',
  'de newsletters.title',
  'es formParts.amPm',
  'fr formParts.amPm',
  'fr formParts.minute',
  'fr galleries.pause',
  'fr pages.menu',
  'fr posts.pages',
  'fr siteOverlays.contact',
  'it formParts.amPm',
  'it newsletters.title',
  'it pages.menu',
  'it pages.password',
  'nl formParts.amPm',
  'nl pages.menu',
  'nl posts.items',
  'nl siteOverlays.contact',
];

it('has a folder for each language that sites speak, with a file for each feature [DATA-69]', () => {
  expect([...locales].sort()).toEqual(['ar', 'de', 'es', 'fr', 'it', 'nl']);
  expect([...SITE_LOCALES].sort()).toEqual([...locales].sort());
  for (const locale of locales) {
    expect(readdirSync(path.join(folder, locale)).filter((file) => !GATHERING.includes(file))).toEqual(
      features,
    );
  }
});

it.each(locales)('%s has every text, with all that it is filled with [DATA-69]', async (locale) => {
  const translation = await translationOf(locale);
  const messages = await english();
  expect(Object.keys(translation).sort()).toEqual(messages.map(({ key }) => key).sort());
  for (const { key, text } of messages) {
    expect(namesIn(translation[key] ?? ''), `${locale} ${key}`).toEqual(namesIn(text));
  }
});

it('translates every text', async () => {
  const messages = await english();
  const same = await Promise.all(
    locales.map(async (locale) => {
      const translation = await translationOf(locale);
      return messages
        .filter(({ key, text }) => JSON.stringify(translation[key]) === JSON.stringify(text))
        .map(({ key }) => `${locale} ${key}`);
    }),
  );
  expect(same.flat().sort()).toEqual(UNCHANGED);
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
