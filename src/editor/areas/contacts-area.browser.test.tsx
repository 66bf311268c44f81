import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Permission } from '#domain/roles/permissions.ts';
import { BootContext } from '../site-context/boot-context.ts';
import type { BootFacts } from '../site-context/boot-facts.ts';
import { ShellLayout } from '../shell/shell-layout.tsx';
import { ContactsArea } from './contacts-area.tsx';

let root: Root;
let called: string[];

beforeEach(() => {
  called = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    called.push(input instanceof Request ? input.url : input.toString());
    const comments = {
      comments: [],
      counts: { pending: 0, approved: 0, spam: 0, deleted: 0 },
      choice: 'none',
    };
    return Response.json({ lists: [], forms: [], submissions: [], ...comments, total: 0, unread: 0 });
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

function open(permissions: readonly Permission[], path: string): void {
  const facts = {
    permissions,
    dashboardUrl: 'http://app.localhost/',
    publicOrigin: 'http://demo.localhost',
    account: { id: 'a', name: 'Ada', email: 'ada@example.com' },
    areas: ['contacts'],
    peopleToAsk: [{ name: 'Grace', email: 'grace@example.com' }],
  } as unknown as BootFacts;
  const router = createMemoryRouter(
    [{ Component: ShellLayout, children: [{ path: 'contacts/*', Component: ContactsArea }] }],
    { initialEntries: [path] },
  );
  root.render(
    <BootContext value={facts}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </BootContext>,
  );
}

it('opens for somebody who may read mailing lists and nothing else, without asking for the site', async () => {
  open(['newsletter.subscribers.read'], '/contacts');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mailing lists' })).toBeVisible();
  expect(page.getByRole('navigation', { name: 'Contacts' }).query()).toBeNull();
  await expect.element(page.getByRole('main')).toBeVisible();
  const areas = page.getByRole('navigation', { name: 'Configuration' }).getByRole('link');
  expect(areas.elements().map((link) => link.textContent)).toEqual(['All sites', 'Contacts']);
  expect(called.filter((address) => !address.includes('/api/newsletter/'))).toEqual([]);
});

it('opens for somebody who may read submissions and no mailing list', async () => {
  open(['crm.read'], '/contacts');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Form submissions' })).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Contacts' }).getByRole('link');
  expect(tabs.elements().map((link) => link.textContent)).toEqual([
    'Form submissions',
    'People',
    'Members',
    'Requests',
  ]);
  expect(called.filter((address) => !address.includes('/api/forms'))).toEqual([]);
});

it('opens for a moderator with the comments of visitors and nothing else [COMT-19]', async () => {
  open(['comments.moderate'], '/contacts');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Comments' })).toBeVisible();
  await expect.element(page.getByText('There are no comments in this state.')).toBeVisible();
  expect(page.getByRole('navigation', { name: 'Contacts' }).query()).toBeNull();
  const areas = page.getByRole('navigation', { name: 'Configuration' }).getByRole('link');
  expect(areas.elements().map((link) => link.textContent)).toEqual(['All sites', 'Contacts']);
  expect(called.filter((address) => !address.includes('/api/comments'))).toEqual([]);
});

it('says whom to ask where somebody opens a part by its address and may not see it [ROLE-25]', async () => {
  open(['crm.read'], '/contacts/lists');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mailing lists' })).toBeVisible();
  await expect.element(page.getByText('You do not have access to this part of the site')).toBeVisible();
  const link = page.getByRole('link', { name: 'grace@example.com' });
  await expect.element(link).toHaveAttribute('href', 'mailto:grace%40example.com');
  expect(called).toEqual([]);
});

it('has each part that somebody may read', async () => {
  open(['crm.read', 'newsletter.subscribers.read'], '/contacts/lists');
  const tabs = page.getByRole('navigation', { name: 'Contacts' }).getByRole('link');
  await expect.element(tabs.first()).toBeVisible();
  expect(tabs.elements().map((link) => link.textContent)).toEqual([
    'Form submissions',
    'People',
    'Members',
    'Mailing lists',
    'Requests',
  ]);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mailing lists' })).toBeVisible();
});
