import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PublishingScreen } from './publishing-screen.tsx';

const UNDO_AT = '2026-03-04T10:00:00.123Z';

const scheduled = {
  id: 'a'.repeat(24),
  kind: 'publish',
  name: 'Published changes',
  nameWords: { key: 'releaseNames.published', params: {} },
  runAt: '2026-03-05T10:00:00.000Z',
  authorName: 'Ada',
  documentIds: null as readonly string[] | null,
  titles: [] as readonly string[],
  status: 'waiting',
  error: null,
  errorWords: null,
};
const SCHEDULED = [
  scheduled,
  {
    ...scheduled,
    id: 'b'.repeat(24),
    documentIds: Array.from({ length: 6 }, (_, index) => String(index).repeat(24)),
    titles: ['Home', 'About', '', 'Shop'],
  },
  { ...scheduled, id: 'c'.repeat(24), name: 'Spring', nameWords: null, documentIds: ['d'.repeat(24)] },
];

let root: Root;
let asked: string[];
beforeEach(() => {
  asked = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const path = (input instanceof Request ? input.url : input.toString()).split('?')[0] ?? '';
    if (path === '/api/releases') return Response.json({ releases: [], next: null });
    if (path === '/api/schedule') return Response.json({ entries: SCHEDULED });
    if (typeof init?.body === 'string') asked.push((JSON.parse(init.body) as { at: string }).at);
    return Response.json({ restored: 2, recovered: 1, removed: 0, undoAt: UNDO_AT });
  });
  const element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
});
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('takes a restore of the site back to the moment before it', async () => {
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PublishingScreen canPublish />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await userEvent.fill(page.getByLabelText('Time'), '2026-03-01T09:30');
  await userEvent.click(page.getByRole('button', { name: 'Restore…' }));
  await userEvent.click(page.getByRole('button', { name: 'Restore', exact: true }));
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.poll(() => asked.length).toBe(2);
  expect(asked).toEqual([new Date('2026-03-01T09:30').toISOString(), UNDO_AT]);
});

it('says what a scheduled publish publishes', async () => {
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PublishingScreen canPublish />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const list = page.getByRole('region', { name: 'Scheduled' });
  for (const what of [
    'Everything that is changed by then',
    'Home, About, Untitled, Shop and 2 more',
    'Spring',
  ]) {
    await expect.element(list.getByText(what, { exact: true })).toBeVisible();
  }
  await expect.element(list.getByText('Published changes')).not.toBeInTheDocument();
});
