import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Operation } from '#domain/documents/operation.ts';
import { DEFAULT_STORE_SETTINGS } from '#domain/store/store-settings.ts';
import { BootContext } from '../../site-context/boot-context.ts';
import type { BootFacts } from '../../site-context/boot-facts.ts';
import { ShellLayout } from '../../shell/shell-layout.tsx';
import { CommerceArea } from '../../areas/commerce-area.tsx';

const STORE = {
  id: '5'.repeat(24),
  kind: 'store',
  collectionId: null,
  version: 0,
  publishedVersion: 0,
  records: { settings: DEFAULT_STORE_SETTINGS },
  undoStack: [],
  redoStack: [],
  hasMoreSteps: false,
};
const MAILS = [
  'received',
  'confirmed',
  'fulfilled',
  'piecesCanceled',
  'canceled',
  'refunded',
  'abandoned',
  'backInStock',
].map((kind) => ({
  kind,
  subject: `Order {number} ${kind}`,
  opening: 'Thank you at {site}.',
}));

let root: Root;
let saved: Operation[];
let previews: Record<string, unknown>[];
let tests: unknown[];
beforeEach(() => {
  [saved, previews, tests] = [[], [], []];
  let version = 0;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const path = (input instanceof Request ? input.url : input.toString()).split('?')[0] ?? '';
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
    if (path === '/api/store/open') return Response.json(STORE);
    if (path === '/api/store/mails') return Response.json({ mails: MAILS });
    if (path === '/api/store/mails/preview') {
      previews.push(body);
      const html = `<!doctype html><p>${String(body['opening'])}</p>`;
      return Response.json({ subject: 'Order 00012 confirmed', html, isSample: true });
    }
    if (path === '/api/store/mails/test') {
      tests.push(body);
      return Response.json({ to: 'anna@example.com' });
    }
    if (path === '/api/orders') return Response.json({ orders: [], total: 0, hasMore: false });
    if (!path.endsWith('/changes')) return Response.json({ people: [] });
    const results = (body['changes'] as { id: string; operations: Operation[] }[]).map((change) => {
      saved.push(...change.operations);
      version += 1;
      return { id: change.id, version, conflicts: [] };
    });
    return Response.json({ results, rejected: [], missed: [] });
  });
  const element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
});
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  localStorage.clear();
});

function open(path: string): void {
  const facts = {
    areas: ['commerce'],
    permissions: ['commerce.store-settings', 'commerce.orders'],
    dashboardUrl: 'http://app.localhost/',
    account: { id: 'a'.repeat(24), name: 'Anna', email: 'anna@example.com' },
    site: { id: 'b'.repeat(24), title: 'Quarry Lane', siteDocumentId: 'c'.repeat(24) },
  } as unknown as BootFacts;
  const router = createMemoryRouter(
    [{ Component: ShellLayout, children: [{ path: '/commerce/*', Component: CommerceArea }] }],
    { initialEntries: [path] },
  );
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <BootContext value={facts}>
        <RouterProvider router={router} />
      </BootContext>
    </QueryClientProvider>,
  );
}

it('lists mails with a switch each, but for the confirmation, and switches one off [ORD-140]', async () => {
  open('/commerce/mails');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Emails' })).toBeVisible();
  await expect
    .poll(() =>
      page
        .getByRole('switch')
        .elements()
        .map((each) => each.closest('label')?.textContent),
    )
    .toHaveLength(24);
  // Nobody is reminded of a cart until the owner wants it.
  await expect.element(page.getByRole('switch', { name: /Reminder of a cart/ })).not.toBeChecked();
  (page.getByRole('switch', { name: /Order received/ }).element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect
    .poll(() => saved)
    .toMatchObject([
      { op: 'put', record: { type: 'mail-text', kind: 'received', isOn: false, subject: '' } },
    ]);
  (page.getByRole('button', { name: 'Edit “Order confirmed”' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Order confirmed' })).toBeVisible();
});

it('lists what owners get, each switched off by keyboard but for withdrawals [ORD-140, ORD-147]', async () => {
  open('/commerce/mails');
  const countOf = (name: string) =>
    page.getByRole('list', { name, exact: true }).getByRole('listitem').elements().length;
  await expect
    .poll(() => ['Orders', 'Subscriptions', 'Donations', 'Reminders'].map(countOf))
    .toEqual([11, 6, 4, 3]);
  const own = page.getByRole('list', { name: 'What you get' });
  await expect.element(own).toBeVisible();
  expect(own.getByRole('switch').elements()).toHaveLength(8);
  await expect.element(own.getByRole('switch', { name: 'New order' })).toBeChecked();
  expect(own.getByRole('listitem').elements().at(-1)?.textContent).toBe(
    'Withdrawal from the contractAlways sent',
  );
  (own.getByRole('switch', { name: 'New order' }).element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect
    .poll(() => saved)
    .toMatchObject([{ op: 'set', id: 'settings', field: 'ownerMailsOff', value: ['new'] }]);
  await expect.element(own.getByRole('switch', { name: 'New order' })).not.toBeChecked();
});

it('writes a mail with placeholders, shows it before it is saved, names one that it does not know, and brings the original back [ORD-140, ORD-141]', async () => {
  open('/commerce/mails/confirmed');
  const subject = page.getByRole('textbox', { name: 'Subject' });
  await expect.element(subject).toHaveValue('Order {number} confirmed');
  const opening = page.getByRole('textbox', { name: 'Opening' });
  await userEvent.fill(opening, 'Hello {nmae} ');
  await expect.poll(() => previews.at(-1)?.['opening']).toBe('Hello {nmae}');
  await expect.element(page.getByRole('status').getByText('Not saved yet')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByText('There is no placeholder named nmae.')).toBeVisible();
  expect(saved).toEqual([]);
  expect(document.activeElement).toBe(opening.element());
  await userEvent.fill(opening, 'Hello ');
  await userEvent.click(page.getByRole('button', { name: 'Insert {name}' }));
  await expect.element(opening).toHaveValue('Hello {name}');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => saved)
    .toMatchObject([
      { op: 'put', record: { kind: 'confirmed', isOn: true, subject: '', opening: 'Hello {name}' } },
    ]);
  await userEvent.click(page.getByRole('button', { name: 'Send test' }));
  await expect
    .poll(() => tests)
    .toMatchObject([{ kind: 'confirmed', opening: 'Hello {name}', orderId: null }]);
  await userEvent.click(page.getByRole('button', { name: 'Restore' }));
  await expect.element(opening).toHaveValue('Thank you at {site}.');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.poll(() => saved.at(-1)).toMatchObject({ op: 'set', field: 'opening', value: '' });
});
