import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { newGalleryItem } from '#blocks/gallery/schema.ts';
import { markdownElements } from '#blocks/markdown/markdown-elements.tsx';
import type { DocumentId, DocumentRecord } from '#domain/documents/record.ts';
import type { JsonObject } from '#lib/json.ts';
import type { FileId } from '#domain/files/file-id.ts';
import { createBlockContext } from '#site/create-block-context.ts';
import { sectionRecord } from '../documents/testing/testing-document.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { useListedItem } from '../listed-item/use-listed-item.ts';
import { InlineTextEditor } from '../inline-text/inline-text-editor.tsx';
import { inlineTextsAroundPage } from '../inline-text/inline-text-elements.ts';
import { startInlineText, startItem } from '../inline-text/start-text.ts';
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
  // What an item has not sent yet is kept there.
  localStorage.clear();
});

function item(id: string, title: string) {
  return {
    documentId: id as DocumentId,
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
    isForMembers: false,
    commentCount: 2,
    updatedAt: '2026-01-02T10:00:00.000Z',
    version: 1,
    publishedVersion: 1,
    publishState: 'published',
  };
}

const OLDER = item('1'.repeat(24), 'Older');
const NEWER = item('2'.repeat(24), 'Newer');

/** An item as the server opens it. */
function documentOfItem(id: string, items: readonly object[]) {
  const { title, excerpt } = items.find((each) => (each as typeof OLDER).documentId === id) as typeof OLDER;
  const record = { id: 'settings', type: 'settings', recordType: 'text', urlName: 'x', title, excerpt };
  return {
    id,
    kind: 'item',
    collectionId: 'd'.repeat(24),
    version: 1,
    publishedVersion: 1,
    records: { settings: record },
    undoStack: [],
    redoStack: [],
    hasMoreSteps: false,
  };
}

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

/** What the canvas of the product does beside it: it opens the item that is selected. */
function ListedItemOpener() {
  const { edit, listedItem } = useWorkspace();
  useListedItem(edit, listedItem);
  return null;
}

async function show(
  settings: JsonObject,
  items: readonly object[] = [],
  records: readonly DocumentRecord[] = [],
): Promise<HTMLElement> {
  asked = [];
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const opened = /^\/api\/documents\/(\w+)$/.exec(url.pathname)?.[1];
    if (opened !== undefined) return Response.json(documentOfItem(opened, items));
    if (url.pathname !== '/api/content') return new Response(null, { status: 503 });
    asked.push(url);
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
            <ListedItemOpener />
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
    const element = inlineTextsAroundPage(document)[index];
    if (element === undefined) throw new Error('no text');
    await act(async () => void startInlineText({ frame: document, store, edit }, element, null));
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

/** The field of the text that is typed in, once the document of its item is open. */
async function openedField(): Promise<HTMLElement> {
  return vi.waitFor(async () => {
    await act(async () => undefined);
    const field = document.querySelector<HTMLElement>('[data-inline-field]');
    if (field === null) throw new Error('no field');
    return field;
  });
}

async function typeInto(field: HTMLElement, text: string): Promise<void> {
  field.textContent = text;
  await act(async () => void field.dispatchEvent(new InputEvent('input', { bubbles: true })));
}

const press = (element: HTMLElement, key: string, more: KeyboardEventInit = {}) =>
  act(async () => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  });

it('has titles and excerpts of what it lists edited in place, each in the document of its item [EDIT-42] [EDIT-191]', async () => {
  const host = await show({ collectionType: 'blog' }, [NEWER, { ...OLDER, excerpt: '' }]);
  const { store, edit } = canvas;
  expect(inlineTextsAroundPage(document).map(({ path, itemId }) => [path, itemId])).toEqual([
    ['title', undefined],
    ['title', NEWER.documentId],
    ['excerpt', NEWER.documentId],
    ['title', OLDER.documentId],
  ]);
  await act(async () => void startItem({ frame: document, store, edit }, NEWER.documentId));
  expect(edit.getState().selection).toEqual({ kind: 'page', itemId: NEWER.documentId });
  const title = await openedField();
  expect(title.getAttribute('aria-label')).toBe('Title');
  await typeInto(title, 'Newest');
  await press(title, 'Tab');
  const excerpt = await openedField();
  expect(excerpt.getAttribute('aria-label')).toBe('Excerpt');
  expect(texts(host, '.portico-post-card h2')).toEqual(['Newest', 'Older']);
  await typeInto(excerpt, '');
  await press(excerpt, 'Enter');
  expect(document.activeElement?.textContent).toBe('Newest');
  // From the link that has the focus into its text, and back.
  await act(async () => void startItem({ frame: document, store, edit }, NEWER.documentId));
  const again = await openedField();
  expect(document.activeElement).toBe(again);
  await press(again, 'Escape');
  // The excerpt that is gone keeps its place in the item that is selected, to be written again.
  expect(inlineTextsAroundPage(document).map(({ path, itemId }) => [path, itemId])).toContainEqual([
    'excerpt',
    NEWER.documentId,
  ]);
  expect(store.getState().view['settings']).toMatchObject({ title: 'List' });
  expect(store.nextUndo()).toBeNull();
  await act(async () => edit.select({ kind: 'page' }));
  expect(texts(host, '.portico-post-card h2')).toEqual(['Newest', 'Older']);
});

it('keeps what is typed before the document of an item is open, and an empty title is one for visitors only', async () => {
  const host = await show({ collectionType: 'blog' }, [{ ...NEWER, title: '' }, OLDER]);
  const { store, edit } = canvas;
  expect(texts(host, '.portico-post-card h2')).toEqual(['Untitled', 'Older']);
  await act(async () => {
    startItem({ frame: document, store, edit }, NEWER.documentId);
    for (const letter of 'Ice') edit.typeAhead(letter);
  });
  const field = await openedField();
  expect(field.textContent).toBe('Ice');
  await press(field, 'Escape');
  expect(texts(host, '.portico-post-card h2')).toEqual(['Ice', 'Older']);
});

it('puts what is typed in the place of a title that was selected before its document was open [EDIT-42]', async () => {
  const host = await show({ collectionType: 'blog' }, [NEWER, OLDER]);
  const { store, edit } = canvas;
  await act(async () => {
    startItem({ frame: document, store, edit }, OLDER.documentId);
    edit.selectAhead();
    for (const letter of 'Ice') edit.typeAhead(letter);
  });
  const field = await openedField();
  expect(field.textContent).toBe('Ice');
  await press(field, 'Escape');
  expect(texts(host, '.portico-post-card h2')).toEqual(['Newer', 'Ice']);
});

it('has the texts of projects edited in the slides that show them [CONT-108] [EDIT-42]', async () => {
  const settings = { collectionType: 'portfolio', gallery: { design: 'grid', captions: 'below' } };
  const host = await show({ ...settings, itemOrder: [OLDER.documentId] }, [NEWER, OLDER]);
  const { store, edit } = canvas;
  await act(async () => void startItem({ frame: document, store, edit }, OLDER.documentId));
  const field = await openedField();
  await typeInto(field, 'Oldest');
  await press(field, 'Escape');
  expect(texts(host, '.portico-slide-title')).toEqual(['Oldest', 'Newer']);
});
