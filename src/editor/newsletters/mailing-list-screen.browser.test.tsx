import '#ui/theme.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { BootContext } from '../site-context/boot-context.ts';
import type { BootFacts } from '../site-context/boot-facts.ts';
import { MailingListScreen } from './mailing-list-screen.tsx';

const LIST = {
  id: '0199f3b4c0de0a1b2c3d4e21',
  name: 'Letters of the Donaudampfschifffahrtsgesellschaft for friends and neighbours',
  description: '',
  replyTo: '',
  isDoubleOptIn: true,
  createdAt: '2026-01-02T03:04:05.000Z',
  counts: { pending: 1, subscribed: 0, unsubscribed: 0, bounced: 0, complained: 0 },
};
const PERSON = {
  id: '0199f3b4c0de0a1b2c3d4e22',
  email: 'person.with.a.rather.long.address@department-of-letters.example.org',
  firstName: 'مريم',
  lastName: 'von und zu Hohenlohe-Waldenburg-Schillingsfürst',
  state: 'pending',
  createdAt: '2026-01-02T03:04:05.000Z',
  stateSince: '2026-01-02T03:04:05.000Z',
  confirmedAt: null,
};

let root: Root;

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const address = input instanceof Request ? input.url : input.toString();
    return address.includes('/subscribers')
      ? Response.json({ subscribers: [PERSON], total: 1 })
      : Response.json({ lists: [LIST] });
  });
  const element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
  const facts = {
    permissions: ['newsletter.subscribers.read', 'newsletter.subscribers.write'],
  } as unknown as BootFacts;
  root.render(
    <BootContext value={facts}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[`/contacts/lists/${LIST.id}`]}>
          <Routes>
            <Route path="contacts/lists/:listId" element={<MailingListScreen />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </BootContext>,
  );
});
afterEach(async () => {
  root.unmount();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('dir');
  await page.viewport(1280, 720);
});

const grid = () => page.getByRole('grid', { name: 'People on the list' });

it.each([
  [390, 'ltr'],
  [390, 'rtl'],
  [1024, 'ltr'],
  [1024, 'rtl'],
])('nothing scrolls sideways at %i px from %s, however long names are', async (width, direction) => {
  document.documentElement.dir = direction;
  await page.viewport(width, 844);
  await expect.element(grid()).toBeVisible();
  const scroller = grid().element().parentElement;
  expect(scroller?.scrollWidth).toBeLessThanOrEqual(scroller?.clientWidth ?? 0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  const actions = page.getByRole('button', { name: `Actions for ${PERSON.email}` });
  await expect.element(actions).toBeInViewport({ ratio: 1 });
});

it('on a phone the name of the list has the width of the screen, its buttons stand below, and an address is whole', async () => {
  await page.viewport(390, 844);
  await expect.element(grid()).toBeVisible();
  const title = page.getByRole('heading', { level: 1 }).element().getBoundingClientRect();
  expect(title.width).toBeGreaterThan(300);
  const add = page.getByRole('button', { name: 'Add person' }).element().getBoundingClientRect();
  expect(add.top).toBeGreaterThanOrEqual(title.bottom);
  const address = page.getByText(PERSON.email).element();
  expect(address.scrollWidth).toBeLessThanOrEqual(address.clientWidth);
});
