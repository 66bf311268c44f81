import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PublishingScreen } from './publishing-screen.tsx';

const UNDO_AT = '2026-03-04T10:00:00.123Z';

let root: Root;
let asked: string[];
beforeEach(() => {
  asked = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const path = (input instanceof Request ? input.url : input.toString()).split('?')[0] ?? '';
    if (path === '/api/releases') return Response.json({ releases: [], next: null });
    if (path === '/api/schedule') return Response.json({ entries: [] });
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
