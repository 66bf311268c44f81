import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ContentListEntry } from '#contract/pages.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import { translateEnglish } from '#messages/translator.ts';
import { CanvasContext, createCanvasUi } from '../canvas-ui/canvas-ui.ts';
import { ShownPageContext } from '../site-context/shown-page.ts';
import type { SiteContent } from '../site-context/content.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { CanvasPost } from './canvas-post.tsx';
import { openTestCanvas, type TestCanvas } from './testing/open-test-canvas.tsx';

let canvas: TestCanvas;
afterEach(async () => {
  await canvas.close();
  vi.unstubAllGlobals();
});

const SETTINGS = {
  id: 'settings',
  type: 'settings',
  recordType: 'text',
  title: 'Snow',
  urlName: 'snow',
} as DocumentRecord;

const FIRST = 'a'.repeat(24);
const REPLY = 'b'.repeat(24);

const comment = (id: string, parentId: string | null, authorName: string, text: string) => ({
  id,
  parentId,
  authorName,
  isByMember: false,
  text,
  writtenAt: '2026-01-02T10:00:00.000Z',
  isRemoved: false,
  likes: 0,
  mark: null,
});

/** The document stands for that of the site, too. */
function Post() {
  const { page, entry } = useWorkspace();
  const content = { byId: () => null, isWhole: true } as unknown as SiteContent;
  const unused = (): void => undefined;
  const shown = {
    content,
    site: page,
    entry: entry as ContentListEntry,
    show: unused,
    showPath: unused,
    edit: unused,
    expectNew: () => Promise.resolve(),
  };
  return (
    <ShownPageContext value={shown}>
      <CanvasPost page={page} site={page} translate={translateEnglish} isEditable>
        <p>Text</p>
      </CanvasPost>
    </ShownPageContext>
  );
}

async function show(comments: readonly object[]): Promise<HTMLElement> {
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    return Response.json(
      pathname.endsWith('/comments')
        ? {
            comments,
            count: comments.length,
            pageNumber: 1,
            pageCount: 1,
            commenting: 'open',
            writers: 'anybody',
            hasLikes: false,
          }
        : { previous: null, next: null },
    );
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  canvas = await openTestCanvas([SETTINGS], {
    around: () => (
      <QueryClientProvider client={queries}>
        <CanvasContext value={{ frame: document, ui: createCanvasUi() }}>
          <Suspense>
            <Post />
          </Suspense>
        </CanvasContext>
      </QueryClientProvider>
    ),
  });
  await act(async () => queries.isFetching());
  return canvas.host;
}

it('shows the approved comments below a post as visitors read them, and none of them is edited [COMT-06] [COMT-07] [EDIT-07]', async () => {
  const host = await show([
    comment(FIRST, null, 'Bo', 'How deep is it?'),
    comment(REPLY, FIRST, '', 'To the knee.'),
  ]);
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(host.querySelector('.portico-comments')).not.toBeNull();
  });
  const thread = host.querySelector('.portico-comments');
  expect(thread?.querySelector('h2')?.textContent).toBe('2 comments');
  expect(
    thread?.querySelector(`#comment-${FIRST} #comment-${REPLY} .portico-comment-text`)?.textContent,
  ).toBe('To the knee.');
  expect([...(thread?.querySelectorAll('strong') ?? [])].map((each) => each.textContent)).toEqual([
    'Bo',
    'Guest',
  ]);
  expect(host.querySelector('.portico-post-footer')?.nextElementSibling).toBe(thread);
  // The form is for visitors: nothing is sent from the canvas.
  expect(thread?.querySelector('[data-inline-text], [contenteditable], a, button, form')).toBeNull();
});

it('shows nothing below a post that nobody has commented on', async () => {
  const host = await show([]);
  expect(host.querySelector('h1')?.textContent).toBe('Snow');
  expect(host.querySelector('.portico-comments')).toBeNull();
});
