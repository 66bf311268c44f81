import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BootContext } from '../../site-context/boot-context.ts';
import { ReviewsScreen } from './reviews-screen.tsx';

const REVIEW = {
  id: 'a'.repeat(24),
  product: 'Lesson',
  path: '/shop/lesson',
  rating: 4,
  name: 'Ada',
  text: 'Worth every hour.',
  state: 'pending',
  at: '2026-11-26T10:00:00.000Z',
};

let root: Root;
let asked: string[];
let total: number;
beforeEach(() => {
  [asked, total] = [[], 60];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : input.toString(), location.href);
    searchParams.delete('crumb');
    asked.push(searchParams.toString());
    const isFound = total > 0 && searchParams.get('search') !== 'glue';
    return Response.json({ reviews: isFound ? [REVIEW] : [], total: isFound ? total : 0, hasMore: false });
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

function open(): void {
  const router = createMemoryRouter([{ path: '*', Component: ReviewsScreen }]);
  root.render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <BootContext value={{ permissions: ['comments.moderate'], publicOrigin: '' } as never}>
        <RouterProvider router={router} />
      </BootContext>
    </QueryClientProvider>,
  );
}

it('is searched, narrowed and turned to its next page, and says what shows all again where nothing matches [BLK-80, ROLE-15]', async () => {
  open();
  await expect.element(page.getByText('Worth every hour.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Next page' }));
  await expect.poll(() => asked.at(-1)).toContain('page=2');
  await userEvent.click(page.getByRole('button', { name: /Show$/ }));
  await userEvent.click(page.getByRole('option', { name: 'Waiting' }));
  // Another list begins at its first page.
  await expect.poll(() => asked.at(-1)).toMatch(/page=1&.*state=pending|state=pending.*page=1/);
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search reviews' }), 'glue');
  await expect.element(page.getByRole('heading', { name: 'No review matches' })).toBeVisible();
  expect(asked.at(-1)).toContain('search=glue');
  await userEvent.click(page.getByRole('button', { name: 'Show all' }));
  await expect.element(page.getByText('Worth every hour.')).toBeVisible();
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
});

it('says of no review at all what appears here to those who moderate and set up no store', async () => {
  total = 0;
  open();
  await expect.element(page.getByRole('heading', { name: 'No reviews yet' })).toBeVisible();
  await expect.element(page.getByText('What buyers write about products appears here.')).toBeVisible();
});
