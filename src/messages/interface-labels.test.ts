import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { CompiledMessage } from 'icu-minify/format';
import { expect, it } from 'vitest';
import type { Message } from './message.ts';

const folder = path.join(import.meta.dirname, 'en', 'interface');

/** Names, which keep their capitals wherever they stand: products, what Portico calls itself, keys, and numbers that are not known. */
const NAMES: ReadonlySet<string> = new Set(
  `Calendly CodePen Dailymotion Figma JavaScript Google Loom OpenStreetMap OpenTable Portico SoundCloud Spotify Stripe
  Tock Turnstile Cloudflare Vimeo WebP WebVTT WordPress YouTube Disqus
  Alt Backspace Control Ctrl Delete Enter Escape Shift Tab
  X Y`.split(/\s+/),
);
/** Names of several words. */
const LONG_NAMES = ['Google Maps', 'Maps JavaScript API', 'Acuity Scheduling', 'Analogous I'];
/** Texts that the requirements give letter by letter (LINK-02, EDIT-102, EDIT-115, DSGN-16). */
const GIVEN = ['Web Address', 'Needs Review', 'A List must be selected', 'Sans Serif', 'Slab Serif'];

/** The parts of a text, each choice of a plural or select by itself; what it is filled with is a small word. */
function partsOf(text: CompiledMessage): readonly string[] {
  const choices: string[] = [];
  const flat = (nodes: unknown): string => {
    if (typeof nodes === 'string') return nodes;
    if (!Array.isArray(nodes)) return 'x';
    const [name, kind, ...rest] = nodes as readonly unknown[];
    if (typeof name !== 'string' || (nodes.length > 1 && typeof kind !== 'number'))
      return nodes.map(flat).join('');
    for (const options of rest) {
      if (typeof options === 'object' && options !== null)
        choices.push(...Object.values(options as object).map(flat));
    }
    return 'x';
  };
  return [flat(text), ...choices];
}

/** Words that begin with a capital within a label: neither at its beginning, nor names, nor places of a path. */
function capitalsWithin(label: string): readonly string[] {
  const plain = LONG_NAMES.reduce((text, name) => text.replaceAll(name, 'x'), label)
    .replaceAll(/[“"][^”"]*[”"]/g, 'x')
    // A path of places: Settings → Redirects.
    .replaceAll(/[A-Z][\w-]*(?: → [A-Z][\w-]*)+/g, 'x');
  return [...plain.matchAll(/(?<=[^\s.!?:]\s+)[A-Z][\p{L}\d_-]*/gu)]
    .map(([word]) => word)
    .filter((word) => !NAMES.has(word) && !/^[A-Z\d_]{2,}$/.test(word));
}

it.each([
  ['Save Section', ['Section']],
  ['Save section', []],
  ['Export as CSV', []],
  ['Bring a WordPress site in', []],
  ['Make “Home Page” your home page', []],
  ['No: add one in Settings → Redirects', []],
  ['Open {name} Now', ['Now']],
] as const)('knows the case of a title: %s', (label, expected) => {
  expect(capitalsWithin(label)).toEqual(expected);
});

it('writes its titles and labels in one case: a capital at the beginning and in names [EDIT-216]', async () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const modules = await Promise.all(files.map((file) => import(path.join(folder, file))));
  const messages = modules.flatMap((module) =>
    Object.values(module as Record<string, Record<string, Message<never>>>).flatMap(Object.values),
  ) as readonly Message<never>[];
  expect(messages.length).toBeGreaterThan(250);
  const wrong = messages.flatMap(({ key, text }) =>
    partsOf(text)
      // A sentence has its full stop, and may name places of the interface.
      .filter((part) => !/[.!?]$/.test(part.trim()) && !GIVEN.includes(part))
      .flatMap((part) => capitalsWithin(part).map((word) => `${key}: ${word} in “${part}”`)),
  );
  expect(wrong).toEqual([]);
});
