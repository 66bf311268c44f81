import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { newGalleryItem } from '#blocks/gallery/schema.ts';
import { markdownElements } from '#blocks/markdown/markdown-elements.tsx';
import type { DocumentRecord } from '#domain/documents/record.ts';
import type { JsonObject } from '#lib/json.ts';
import type { FileId } from '#domain/files/file-id.ts';
import { createBlockContext } from '#site/create-block-context.ts';
import { sectionRecord } from '../documents/testing/testing-document.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { InlineTextEditor } from '../inline-text/inline-text-editor.tsx';
import { inlineTextsAroundPage } from '../inline-text/inline-text-elements.ts';
import { startInlineText } from '../inline-text/start-text.ts';
import { CanvasCollection } from './canvas-collection.tsx';
import { CanvasContext, createCanvasUi } from '../canvas-ui/canvas-ui.ts';
import { openTestCanvas, type TestCanvas } from './testing/open-test-canvas.tsx';

const IMAGE = {
  fileId: '0199f3b4c0de0a1b2c3d4e5f' as FileId,
  path: '/s/images/0199f3b4c0de0a1b2c3d4e5f/silent.jpg',
  width: 300,
  height: 200,
  alt: '',
  focalPoint: { x: 0.5, y: 0.5 },
};

let canvas: TestCanvas;
let asked: URL[] = [];
afterEach(async () => {
  await canvas.close();
  vi.unstubAllGlobals();
});

function item(documentId: string, title: string) {
  return {
    documentId,
    kind: 'item',
    collectionId: 'd'.repeat(24),
    collectionType: null,
    path: `/list/${title.toLowerCase()}`,
    urlName: title.toLowerCase(),
    title,
    excerpt: `About ${title}`,
    authorName: 'Ann',
    image: IMAGE,
    tags: [],
    categories: ['News'],
    workflowState: 'published',
    publishAt: '2026-01-02T10:00:00.000Z',
    isEnabled: true,
    isNoindex: false,
    isHome: false,
    isLocked: false,
    commentCount: 2,
    updatedAt: '2026-01-02T10:00:00.000Z',
    version: 1,
    publishedVersion: 1,
    publishState: 'published',
  };
}

const OLDER = item('1'.repeat(24), 'Older');
const NEWER = item('2'.repeat(24), 'Newer');

/** The document stands for that of the site, too. */
function Collection({ layout }: { readonly layout: React.ReactNode }) {
  const { page, siteId } = useWorkspace();
  const context = createBlockContext({
    markdown: markdownElements,
    mode: 'canvas',
    host: 'app',
    siteId,
    documentId: page.documentId,
    language: 'en',
    pathOf: () => null,
  });
  return (
    <CanvasCollection page={page} site={page} context={context} isEditable>
      {layout}
    </CanvasCollection>
  );
}

async function show(
  settings: JsonObject,
  items: readonly object[] = [],
  records: readonly DocumentRecord[] = [],
): Promise<HTMLElement> {
  asked = [];
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    asked.push(new URL(input instanceof Request ? input.url : input, location.href));
    return Response.json({ entries: items, total: items.length, isTotalExact: true });
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const record = { id: 'settings', type: 'settings', urlName: 'list', title: 'List', ...settings };
  canvas = await openTestCanvas([record as DocumentRecord, ...records], {
    around: (layout) => (
      <QueryClientProvider client={queries}>
        <CanvasContext value={{ frame: document, ui: createCanvasUi() }}>
          <Suspense>
            <Collection layout={layout} />
            <InlineTextEditor />
          </Suspense>
        </CanvasContext>
      </QueryClientProvider>
    ),
  });
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(
      canvas.host.querySelector('.portico-post-card, .portico-slide, .portico-list-empty, [data-section=s1]'),
    ).not.toBeNull();
  });
  return canvas.host;
}

const texts = (host: HTMLElement, selector: string): readonly (string | null)[] =>
  [...host.querySelectorAll(selector)].map(({ textContent }) => textContent);

it('shows the posts of a blog below its title as visitors get them [EDIT-07] [COMT-08]', async () => {
  const host = await show({ collectionType: 'blog', description: 'All of it', pageSize: 1 }, [NEWER, OLDER]);
  expect(asked.map(({ searchParams }) => [searchParams.get('state'), searchParams.get('pageSize')])).toEqual([
    ['published', '1'],
  ]);
  expect(texts(host, 'h1, .portico-list-header p')).toEqual(['List', 'All of it']);
  expect(texts(host, '.portico-post-card h2')).toEqual(['Newer', 'Older']);
  expect(texts(host, '.portico-post-facts')).toEqual([
    'January 2, 2026News2 comments',
    'January 2, 2026News2 comments',
  ]);
  expect(texts(host, '.portico-pager a')).toEqual(['Older posts']);
});

it('shows the projects of a portfolio as slides in their order, below the title', async () => {
  const settings = { collectionType: 'portfolio', gallery: { design: 'grid' } };
  const host = await show({ ...settings, itemOrder: [OLDER.documentId] }, [NEWER, OLDER]);
  expect(texts(host, 'h1')).toEqual(['List']);
  expect(texts(host, '.portico-slide-title')).toEqual(['Older', 'Newer']);
});

it.each(['blog', 'slide-gallery', 'album', 'portfolio'])(
  'says of an empty %s what visitors read',
  async (collectionType) => {
    const host = await show({ collectionType });
    expect(texts(host, 'h1, .portico-list-empty')).toEqual(['List', 'Nothing here yet.']);
  },
);

it.each([
  ['slide-gallery', 0],
  ['blog', 1],
])(
  'shows the title of a %s with sections of its own %d times, as visitors get it',
  async (collectionType, times) => {
    const host = await show({ collectionType }, [], [sectionRecord('s1', 'V')]);
    expect(texts(host, 'h1')).toHaveLength(times);
  },
);

it('has title, description and the texts of slides edited in place [EDIT-42]', async () => {
  const slide = { ...newGalleryItem(IMAGE), id: 'a', title: 'Jug', description: 'Blue' };
  const gallery = { design: 'grid', captions: 'below', items: [slide] };
  await show({ collectionType: 'slide-gallery', description: 'Pots', gallery } as unknown as JsonObject);
  const { store, edit } = canvas;
  const found = inlineTextsAroundPage(document);
  expect(found.map(({ path }) => path)).toEqual([
    'title',
    'description',
    'gallery.items.0.title',
    'gallery.items.0.description',
  ]);
  for (const [index, text] of [
    [0, 'Pottery'],
    [2, 'Small jug'],
  ] as const) {
    const place = inlineTextsAroundPage(document)[index];
    if (place === undefined) throw new Error('no text');
    await act(async () => void startInlineText({ frame: document, store, edit }, place, null));
    const field = document.querySelector<HTMLElement>('[data-inline-field]');
    if (field === null) throw new Error('no field');
    field.textContent = text;
    await act(async () => {
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      edit.editTextOf(null);
    });
  }
  expect(store.getState().view['settings']).toMatchObject({
    title: 'Pottery',
    gallery: { design: 'grid', items: [{ id: 'a', title: 'Small jug', description: 'Blue' }] },
  });
});
