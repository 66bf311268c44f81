import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, Suspense, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ContentListEntry } from '#contract/pages.ts';
import type { DocumentId, DocumentRecord } from '#domain/documents/record.ts';
import { createBlockContext } from '#site/create-block-context.ts';
import { COLLECTION_VIEWS } from '#site/collections/collection-views.ts';
import { recipes as recipesView } from '#site/collections/testing/recipes/index.tsx';
import { PagesArea } from '../areas/pages-area.tsx';
import { CanvasContext, createCanvasUi } from '../canvas-ui/canvas-ui.ts';
import { CanvasCollection } from '../canvas/canvas-collection.tsx';
import { openTestCanvas, type TestCanvas } from '../canvas/testing/open-test-canvas.tsx';
import { itemHeading } from '../inspector/item-heading.ts';
import { AddPageDialog } from '../navigation/add-page-dialog.tsx';
import { BootContext } from '../site-context/boot-context.ts';
import type { BootFacts } from '../site-context/boot-facts.ts';
import { siteContentOf } from '../site-context/content.ts';
import { ShownPageContext } from '../site-context/shown-page.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { recipes } from './testing/recipes/index.tsx';

// The lines that a new type adds to the registries; nothing else knows of it.
vi.mock('#domain/collections/collection-registry.ts', async (original) => {
  const registry = await original<{ readonly COLLECTIONS: object }>();
  const { recipes: definition } = await import('#domain/collections/testing/recipes/index.ts');
  return { ...registry, COLLECTIONS: { ...registry.COLLECTIONS, recipes: definition } };
});
// What is offered where pages are added is read with the first import.
vi.mock('./collection-editors.ts', async (original) => {
  const registry = await original<{ readonly COLLECTION_EDITORS: object }>();
  const { recipes: editor } = await import('./testing/recipes/index.tsx');
  Object.assign(registry.COLLECTION_EDITORS, { recipes: editor });
  return registry;
});
Object.assign(COLLECTION_VIEWS, { recipes: recipesView });

const KITCHEN_ID = 'a'.repeat(24) as DocumentId;
const STEW_ID = 'b'.repeat(24) as DocumentId;

function entryOf(documentId: DocumentId, title: string, more: object): ContentListEntry {
  return {
    documentId,
    kind: 'item',
    collectionId: KITCHEN_ID,
    collectionType: null,
    path: `/kitchen/${title.toLowerCase()}`,
    urlName: title.toLowerCase(),
    title,
    excerpt: '',
    authorName: '',
    image: null,
    tags: [],
    categories: [],
    workflowState: 'published',
    publishAt: null,
    isEnabled: true,
    isNoindex: false,
    isHome: false,
    isLocked: false,
    isForMembers: false,
    commentCount: 0,
    updatedAt: '2026-01-02T10:00:00.000Z',
    version: 1,
    publishedVersion: 1,
    publishState: 'published',
    ...more,
  };
}

const KITCHEN = entryOf(KITCHEN_ID, 'Kitchen', {
  kind: 'collection',
  collectionId: null,
  collectionType: 'recipes',
});
const SETTINGS = {
  id: 'settings',
  type: 'settings',
  collectionType: 'recipes',
  title: 'Kitchen',
  urlName: 'kitchen',
  season: 'autumn',
} as DocumentRecord;

let canvas: TestCanvas;
const shown: string[] = [];

beforeEach(() => {
  shown.length = 0;
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (url.pathname !== '/api/content') return new Response(null, { status: 503 });
    const entries = url.searchParams.get('kind') === 'item' ? [entryOf(STEW_ID, 'Stew', {})] : [KITCHEN];
    return Response.json({ entries, total: entries.length, isTotalExact: true });
  });
});
afterEach(async () => {
  await canvas.close();
  vi.unstubAllGlobals();
});

/** The document stands for that of the site, too. */
function Around({ children }: { readonly children: ReactNode }) {
  const { page } = useWorkspace();
  const facts = { siteId: 's', permissions: ['content.read', 'content.write'] } as unknown as BootFacts;
  const content = siteContentOf({ entries: [KITCHEN], total: 1 });
  const show = ({ title }: ContentListEntry) => void shown.push(title);
  const none = (): void => undefined;
  const value = {
    content,
    site: page,
    entry: KITCHEN,
    show,
    showPath: none,
    edit: show,
    expectNew: async () => undefined,
  };
  return (
    <BootContext value={facts}>
      <ShownPageContext value={value}>
        <CanvasContext value={{ frame: document, ui: createCanvasUi() }}>
          <Suspense>{children}</Suspense>
        </CanvasContext>
      </ShownPageContext>
    </BootContext>
  );
}

function List() {
  const { page, siteId } = useWorkspace();
  const context = createBlockContext({
    markdown: () => null,
    mode: 'canvas',
    host: 'app',
    siteId,
    documentId: page.documentId,
    language: 'en',
    pathOf: () => null,
  });
  return (
    <CanvasCollection page={page} site={page} context={context} isEditable>
      {null}
    </CanvasCollection>
  );
}

async function open(children: ReactNode, path = '/'): Promise<void> {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  canvas = await openTestCanvas([SETTINGS], {
    around: () => (
      <QueryClientProvider client={queries}>
        <MemoryRouter initialEntries={[path]}>
          <Around>{children}</Around>
        </MemoryRouter>
      </QueryClientProvider>
    ),
  });
}

async function found(selector: string): Promise<HTMLElement> {
  return vi.waitFor(async () => {
    await act(async () => undefined);
    const element = document.querySelector<HTMLElement>(selector);
    if (element === null) throw new Error(`nothing is ${selector}`);
    return element;
  });
}

it('shows the panel of a type of collection under Pages, found by the registry alone', async () => {
  await open(
    <Routes>
      <Route path="/pages/*" element={<PagesArea />} />
    </Routes>,
    `/pages/${KITCHEN_ID}`,
  );
  const panel = await found('section[aria-label="Recipes of Kitchen"]');
  await act(async () => panel.querySelector('button')?.click());
  expect(shown).toEqual(['Kitchen']);
});

it('draws its list on the canvas as its view does for visitors, with the settings of the type', async () => {
  await open(<List />);
  const list = await found('menu.recipes a');
  expect(list.outerHTML).toBe('<a href="/kitchen/stew">Stew</a>');
  expect(list.closest('[data-season]')?.getAttribute('data-season')).toBe('autumn');
  expect((await found('h1')).textContent).toBe('Kitchen');
});

it('offers it where pages are added, and calls its items as it says', async () => {
  await open(<Adding />);
  const dialog = await found('[role="dialog"]');
  expect(
    [...dialog.querySelectorAll('input[type="radio"]')].map((each) => (each as HTMLInputElement).value),
  ).toEqual(['page', 'blog', 'slide-gallery', 'album', 'portfolio', 'products', 'recipes', 'folder', 'link']);
  expect(itemHeading({ ...SETTINGS, recordType: 'recipe' })).toBe(recipes.item?.heading);
});

function Adding() {
  const { site } = useWorkspace();
  return <AddPageDialog site={site} onClose={() => undefined} onCreated={() => undefined} />;
}
