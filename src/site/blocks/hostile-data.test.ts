import fc from 'fast-check';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, it } from 'vitest';
import { markdownElements } from '#blocks/markdown/markdown-elements.tsx';
import { BLOCKS } from '#blocks/registry.ts';
import { parseDesign } from '#domain/design/design-settings.ts';
import { blockRecordSchema, type BlockRecord } from '#domain/pages/block-record.ts';
import { sectionSchema } from '#domain/pages/section.ts';
import { siteHeaderSchema, siteSettingsSchema } from '#domain/sites/site-settings.ts';
import type { JsonObject, JsonValue } from '#lib/json.ts';
import { isJsonObject } from '#lib/json.ts';
import { createElement } from 'react';
import { createBlockContext } from '../create-block-context.ts';
import { renderMarkup } from '../markup/render-markup.ts';
import type { PageRequest } from '#site/content/page-request.ts';
import { renderPage } from '../page/render-page.tsx';
import type { SiteShell } from '#site/content/site-shell.ts';
import { BlockContent } from './block-content.tsx';

type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

const BLOCK_ID = 'e'.repeat(24);
const HUGE = 'm'.repeat(20_000);

/** What has been seen where a text, a number or a list should be. */
const HOSTILE: readonly JsonValue[] = [
  null,
  '',
  ' ',
  '0',
  'javascript:alert(1)',
  '</p></div></section></main><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '\u0000\u0007\u202e\ud800',
  '#=\n=====\n$\n+ $',
  '/s/../../etc/passwd"><script>alert(1)</script>.mp4',
  'https://youtu.be/x"><script>alert(1)</script>',
  '<iframe src="javascript:alert(1)">',
  HUGE,
  0,
  -1,
  0.5,
  1e308,
  -1e308,
  true,
  [],
  {},
  [null],
  [[[[[]]]]],
  { kind: 'url', href: 'javascript:alert(1)', newWindow: true },
  { type: 'doc', content: [{ type: 'paragraph', content: 'no list' }] },
  { type: 'doc', content: [{ type: 'text', text: '<script>', marks: [{ type: 'link' }] }] },
  { ['__proto__']: { polluted: true }, constructor: 1, length: -1 },
];

const fixtures = import.meta.glob<JsonObject>('../../blocks/*/fixtures/v*.json', {
  eager: true,
  import: 'default',
});

/** The places of a value, deep first: `['items', 0, 'title']`. */
function pathsIn(value: JsonValue): readonly (readonly (string | number)[])[] {
  const inner = Array.isArray(value)
    ? [...value.entries()]
    : isJsonObject(value)
      ? Object.entries(value)
      : [];
  return inner.flatMap(([key, child]) => [...pathsIn(child).map((path) => [key, ...path]), [key]]);
}

/** The value with another one at a place; `undefined` takes the place away. */
function withAt(value: JsonValue, path: readonly (string | number)[], put: JsonValue | undefined): JsonValue {
  const [key, ...rest] = path;
  if (key === undefined) return put ?? null;
  if (Array.isArray(value)) {
    return value.map((child, index) => (index === key ? withAt(child, rest, put) : child));
  }
  if (!isJsonObject(value)) return value;
  const { [key]: child = null, ...others } = value;
  if (rest.length === 0 && put === undefined) return others;
  return { ...others, [key]: withAt(child, rest, put) };
}

/** Stored data with one to four of its values spoiled, or something else altogether. */
function spoiled(stored: JsonObject): fc.Arbitrary<JsonObject> {
  const paths = pathsIn(stored);
  const other = fc.dictionary(
    fc.constantFrom('text', ...Object.keys(stored)),
    fc.jsonValue() as fc.Arbitrary<JsonValue>,
  );
  if (paths.length === 0) return other;
  const change = fc.tuple(fc.constantFrom(...paths), fc.constantFrom(undefined, ...HOSTILE));
  const changed = fc
    .array(change, { minLength: 1, maxLength: 4 })
    .map((changes) => changes.reduce<JsonValue>((data, [path, put]) => withAt(data, path, put), stored))
    .filter(isJsonObject);
  return fc.oneof({ weight: 4, arbitrary: changed }, { weight: 1, arbitrary: other });
}

const shell: SiteShell = {
  siteId: 'c'.repeat(24),
  identifier: 'demo',
  websiteType: 'classic',
  siteStatus: 'comped',
  revision: 1,
  settings: siteSettingsSchema.parse({ id: 'settings', type: 'settings', title: 'Site' }),
  header: siteHeaderSchema.parse({ id: 'header', type: 'header' }),
  design: parseDesign(undefined),
  records: {},
  footer: [],
  origin: 'http://demo.localhost',
  appOrigin: 'http://demo.app.localhost',
  appDomain: 'app.localhost',
};
const request: PageRequest = {
  path: '/',
  isHome: true,
  host: 'app',
  account: null,
  websiteRoles: [],
  targets: new Map(),
  runtimeHref: '/main.js',
  isPreview: false,
  isScreenshot: false,
  isDevelopment: false,
};

function record(id: string, blockType: string, data: JsonObject, dataVersion: number): BlockRecord {
  return blockRecordSchema.parse({
    id,
    type: 'block',
    blockType,
    sectionId: 's',
    desktop: { x: 0, y: id === 'first' ? 0 : id === 'last' ? 20 : 10, w: 12, h: 2 },
    dataVersion,
    data,
  });
}

const neighbour = (id: string): BlockRecord =>
  record(
    id,
    'text',
    {
      text: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: `Neighbour ${id}` }] }],
      },
    },
    1,
  );

function pageWith(block: BlockRecord): string {
  const section = sectionSchema.parse({ id: 's', type: 'section', order: 'a', theme: 'white' });
  return renderPage(
    shell,
    {
      kind: 'page',
      documentId: 'd'.repeat(24),
      title: 'Page',
      seoTitle: '',
      description: '',
      socialImage: null,
      isNoindex: false,
      updatedAt: '2026-01-01T00:00:00.000Z',
      sections: [{ section, blocks: [neighbour('first'), block, neighbour('last')] }],
    },
    request,
  ).html;
}

function elementsIn(node: Parent): readonly Element[] {
  return node.childNodes.flatMap((child) =>
    'tagName' in child
      ? [child, ...elementsIn('content' in child ? (child as { content: Parent }).content : child)]
      : [],
  );
}

const ADDRESSES = new Set(['action', 'formaction', 'href', 'src', 'srcset', 'poster', 'data-embed-src']);

const attribute = (element: Element, name: string) => element.attrs.find((each) => each.name === name)?.value;

/** What no data may put into a page: scripts, handlers, addresses that run one. */
function dangersIn(elements: readonly Element[]): readonly string[] {
  return elements.flatMap((element) => [
    ...(element.tagName === 'script' || element.tagName === 'iframe' ? [element.tagName] : []),
    ...element.attrs
      .filter(
        ({ name, value }) =>
          name.startsWith('on') || (ADDRESSES.has(name) && /^[^!-~]*(?:javascript|data):/i.test(value)),
      )
      .map(({ name, value }) => `${name}=${value.slice(0, 60)}`),
  ]);
}

describe.each(BLOCKS.map((block) => [block.type, block] as const))(
  'a block of the type %s',
  (type, block) => {
    const fixture = fixtures[`../../blocks/${type}/fixtures/v${block.dataVersion}.json`] ?? {};
    const stored = fc.constantFrom(block.defaults() as JsonObject, fixture);

    it('renders safely whatever its data is, and leaves the rest of the page alone', () => {
      fc.assert(
        fc.property(stored.chain(spoiled), (data) => {
          const html = pageWith(record(BLOCK_ID, type, data, block.dataVersion));
          const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
          const elements = elementsIn(parseFragment(main));
          const frames = elements.filter((element) => attribute(element, 'data-block') !== undefined);
          const [first, last] = ['first', 'last'].map((id) => html.indexOf(`Neighbour ${id}</p>`));
          expect([first, last]).not.toContain(-1);
          expect(new Set(frames.map((frame) => frame.parentNode)).size).toBe(1);
          expect(frames.map((frame) => attribute(frame, 'data-block'))).toEqual(
            frames.length === 2 ? ['first', 'last'] : ['first', BLOCK_ID, 'last'],
          );
          expect(dangersIn(elements)).toEqual([]);
        }),
        { numRuns: 80 },
      );
    });

    it('is drawn or excused on the canvas whatever its data is', () => {
      const context = createBlockContext({
        markdown: markdownElements,
        mode: 'canvas',
        host: 'app',
        siteId: shell.siteId,
        documentId: 'd'.repeat(24),
        language: 'en',
        pathOf: () => null,
      });
      fc.assert(
        fc.property(stored.chain(spoiled), (data) => {
          const known = record(BLOCK_ID, type, data, block.dataVersion);
          const content = BlockContent({ block: known, context });
          // The class around it catches what a block throws; here nothing may be thrown.
          const inner = (content?.props as { children?: unknown } | undefined)?.children ?? content;
          expect(() => renderMarkup(createElement('div', null, inner as never))).not.toThrow();
        }),
        { numRuns: 40 },
      );
    });
  },
);
