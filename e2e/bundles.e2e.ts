import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { FIRST_SCRIPT_LIMIT_BYTES } from './support/first-script-bytes.ts';

const ASSETS = 'dist/assets';
const VISITOR_CORE_LIMIT_BYTES = 12_000;
const AREA_NAVIGATION_LIMIT_BYTES = 5_000;

/** What no visitor's browser loads: words of each library that no minifier changes, and a file that has them. */
const NOT_FOR_VISITORS = [
  { name: 'zod', words: '_zod', source: 'node_modules/zod/v4/core/core.js' },
  {
    name: 'React',
    words: 'react.transitional.element',
    source: 'node_modules/react/cjs/react.production.js',
  },
  {
    name: 'the parser of messages (icu-minify/compile)',
    words: 'EXPECT_ARGUMENT_CLOSING_BRACE',
    source: 'node_modules/@formatjs/icu-messageformat-parser/index.js',
  },
];

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

const manifestOf = (name: 'editor' | 'visitor' | 'apps') =>
  JSON.parse(readFileSync(`${ASSETS}/${name}-manifest.json`, 'utf8')) as Record<string, Chunk>;

/** The files of an entry with all that it imports: what is fetched before anything runs. */
function filesOf(manifest: Readonly<Record<string, Chunk>>, key: string, seen = new Set<string>()) {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen);
  return seen;
}

function compressedBytes(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => {
    const compressed = `${ASSETS}/${file}.br`;
    return sum + statSync(existsSync(compressed) ? compressed : `${ASSETS}/${file}`).size;
  }, 0);
}

const entriesOf = (manifest: Readonly<Record<string, Chunk>>) =>
  Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true);

for (const { name, words, source } of NOT_FOR_VISITORS) {
  test(`no script of published pages has ${name}`, () => {
    expect(readFileSync(source, 'utf8')).toContain(words);
    const scripts = readdirSync(`${ASSETS}/visitor`).filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(20);
    const holding = scripts.filter((file) =>
      readFileSync(`${ASSETS}/visitor/${file}`, 'utf8').includes(words),
    );
    expect(holding).toEqual([]);
  });
}

test('every entry of the build, and the navigation of areas, is inside its budget with all that it imports [MEMB-64]', () => {
  const visitor = manifestOf('visitor');
  expect(entriesOf(visitor)).toEqual(['src/visitor/main.ts']);
  const core = compressedBytes(filesOf(visitor, 'src/visitor/main.ts'));
  expect(core).toBeGreaterThan(2_000);
  expect(core).toBeLessThanOrEqual(VISITOR_CORE_LIMIT_BYTES);

  const navigation = filesOf(visitor, 'src/visitor/draw-area-navigations.ts');
  expect(navigation.size).toBeGreaterThan(0);
  expect(compressedBytes(navigation)).toBeLessThanOrEqual(AREA_NAVIGATION_LIMIT_BYTES);

  const editor = manifestOf('editor');
  expect(entriesOf(editor).toSorted()).toEqual([
    'src/editor/config-main.tsx',
    'src/editor/dashboard-main.tsx',
  ]);
  for (const entry of entriesOf(editor)) {
    const bytes = compressedBytes(filesOf(editor, entry));
    expect(bytes).toBeGreaterThan(20_000);
    expect(bytes).toBeLessThanOrEqual(FIRST_SCRIPT_LIMIT_BYTES);
  }
});

test('the cart, the checkout, the page of a fund and that of reviews have at most 90 KB of script, the core and what they fetch of it included [ORD-28]', () => {
  const visitor = manifestOf('visitor');
  const core = [
    ...filesOf(visitor, 'src/visitor/main.ts'),
    ...filesOf(visitor, 'src/visitor/shop/load-shop-app.ts'),
  ];
  const apps = manifestOf('apps');
  expect(entriesOf(apps)).toEqual([
    'src/visitor/apps/cart/main.ts',
    'src/visitor/apps/checkout/main.ts',
    'src/visitor/apps/donate/main.ts',
    'src/visitor/apps/reviews/main.ts',
  ]);
  for (const entry of entriesOf(apps)) {
    const bytes = compressedBytes(new Set([...core, ...filesOf(apps, entry)]));
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(90_000);
  }
});

test('the page of a product has at most 4 KB of script beyond the core for its choice, and the quick view of a list at most 8', () => {
  const visitor = manifestOf('visitor');
  const core = filesOf(visitor, 'src/visitor/main.ts');
  const beyond = (keys: readonly string[]) =>
    compressedBytes(
      new Set(keys.flatMap((key) => [...filesOf(visitor, key)].filter((file) => !core.has(file)))),
    );
  const calls = Object.keys(visitor).filter((key) => key.startsWith('_data-calls'));
  expect(calls).toHaveLength(1);
  const choice = ['src/visitor/products/choose-product.ts', ...calls];
  expect(beyond(choice)).toBeGreaterThan(500);
  expect(beyond(choice)).toBeLessThanOrEqual(4_000);
  const view = beyond([...choice, 'src/visitor/products/show-quick-view.ts']);
  expect(view).toBeGreaterThan(beyond(choice));
  expect(view).toBeLessThanOrEqual(8_000);
});
