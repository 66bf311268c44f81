import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ListedOrder, Order } from '#contract/orders.ts';
import type { Id } from '#lib/id.ts';
import { BootContext } from '../../site-context/boot-context.ts';
import { DonationScreen } from '../donations/donation-screen.tsx';
import { OrderScreen } from './order-screen.tsx';
import { OrdersScreen } from './orders-screen.tsx';
import { SAMPLE_ORDER as ORDER } from './testing/sample-order.ts';

let root: Root;
let sent: [path: string, body: unknown][];
let asked: string[];
let listed: readonly (Order & Pick<ListedOrder, 'sort'>)[];
let shown: Order;
let total: number | null;
beforeEach(async () => {
  await page.viewport(1280, 800);
  total = null;
  [sent, asked, listed, shown] = [[], [], [{ ...ORDER, sort: 'gift-card' }], ORDER];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    const path = new URL(address, location.href).pathname;
    if ((init?.method ?? 'GET') !== 'GET') {
      sent.push([path, init?.method === 'DELETE' ? 'deleted' : JSON.parse(init?.body as string)]);
      return Response.json(path.endsWith('/parcels') ? { id: 'd'.repeat(24) } : {});
    }
    asked.push(address.split('?')[1] ?? '');
    if (path === '/api/orders')
      return Response.json({ orders: listed, total: total ?? listed.length, hasMore: false });
    return Response.json(shown);
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
afterAll(() => page.viewport(414, 896));

function open(path: string, permissions: readonly string[] = []): void {
  const router = createMemoryRouter(
    [
      { path: '/commerce/orders', Component: OrdersScreen },
      { path: '/commerce/orders/:orderId', Component: OrderScreen },
      { path: '/commerce/donations', element: <p>All donations</p> },
      { path: '/commerce/donations/:donationId', Component: DonationScreen },
    ],
    { initialEntries: [path] },
  );
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <BootContext value={{ permissions } as never}>
        <RouterProvider router={router} />
      </BootContext>
    </QueryClientProvider>,
  );
}

it('lists orders, filters them by the address, and opens one by keyboard [ORD-95, COMM-116]', async () => {
  open('/commerce/orders?show=pending&sort=gift-card');
  await expect.element(page.getByRole('row', { name: /00007 ?Gift card/ })).toBeVisible();
  expect(asked.some((query) => query.includes('filter=pending&sort=gift-card'))).toBe(true);
  await userEvent.click(page.getByRole('button', { name: /Kind/ }));
  await userEvent.click(page.getByRole('option', { name: 'Subscriptions' }));
  await expect.poll(() => asked.at(-1)).toContain('filter=pending&sort=subscription');
  await expect.poll(() => document.body.textContent).toContain('Received');
  const link = page.getByRole('link', { name: '00007' });
  (link.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Order 00007' })).toBeVisible();
});

it('writes amounts with the codes of their currencies where it has several, whose symbols are alike [MON-62]', async () => {
  const kroner = { ...ORDER, id: 'e'.repeat(24) as Id<'order'>, currency: 'NOK', sort: 'shop' } as const;
  listed = [kroner, { ...kroner, id: 'f'.repeat(24) as Id<'order'>, currency: 'SEK' }];
  open('/commerce/orders');
  await expect.poll(() => document.body.textContent).toContain('NOK\u00A055.00');
  await expect.poll(() => document.body.textContent).toContain('SEK\u00A055.00');
});

it('says that there are no orders yet [ORD-95]', async () => {
  listed = [];
  open('/commerce/orders');
  await expect.element(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  // Columns of nothing would say nothing.
  expect(page.getByRole('columnheader').elements()).toHaveLength(0);
});

it('folds what narrows the list on a phone, and counts what of it is in use [ORD-95]', async () => {
  await page.viewport(360, 740);
  open('/commerce/orders?show=pending');
  const filters = page.getByRole('button', { name: 'Filters (1)' });
  await expect.element(filters).toHaveAttribute('aria-expanded', 'false');
  await expect.element(page.getByRole('searchbox')).toBeVisible();
  expect(page.getByRole('button', { name: /Kind/ }).elements()).toHaveLength(0);
  await userEvent.click(filters);
  await expect.element(filters).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(page.getByRole('button', { name: /Kind/ }));
  await userEvent.click(page.getByRole('option', { name: 'Gift cards' }));
  await expect.element(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
});

it('begins a page at its first order, when what turns pages was far below it [ORD-95]', async () => {
  await page.viewport(360, 740);
  listed = Array.from({ length: 50 }, (_, place) => ({
    ...ORDER,
    id: String(place).padStart(24, '0') as Id<'order'>,
    number: `N${place}`,
    sort: 'shop' as const,
  }));
  total = 120;
  open('/commerce/orders');
  const next = page.getByRole('button', { name: 'Next page' });
  await expect.element(next).toBeInTheDocument();
  next.element().scrollIntoView();
  expect(
    page.getByRole('link', { name: 'N0', exact: true }).element().getBoundingClientRect().top,
  ).toBeLessThan(0);
  await userEvent.click(next);
  await expect.poll(() => asked.at(-1)).toContain('page=2');
  await expect
    .poll(() => page.getByRole('link', { name: 'N0', exact: true }).element().getBoundingClientRect().top)
    .toBeGreaterThan(0);
});

it('offers the next step of an order as a button on a phone, and all else in a menu, which is returned to [ORD-101, ORD-102]', async () => {
  await page.viewport(360, 740);
  shown = { ...ORDER, payment: 'balanceDue', paid: 1000, due: 4500, refundable: 1000 };
  await opened();
  await expect.element(page.getByRole('button', { name: 'Fulfill items' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Cancel order' }).elements()).toHaveLength(0);
  const more = page.getByRole('button', { name: 'More actions' });
  (more.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Packing slips', exact: true })).toBeVisible();
  const names = page
    .getByRole('menuitem')
    .elements()
    .map((item) => item.textContent);
  expect(names).toEqual([
    'Packing slips',
    'Packing slips with prices',
    'Receipts',
    'Edit order',
    'Refund',
    'Payment link',
    'Mark as paid',
    // What destroys something is last.
    'Cancel order',
  ]);
  await userEvent.click(page.getByRole('menuitem', { name: 'Cancel order' }));
  await expect.element(page.getByRole('dialog', { name: 'Cancel order 00007?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(more).toHaveFocus();
});

it('offers to say that a plan was paid first, which nobody packs [ORD-70, ORD-101]', async () => {
  await page.viewport(360, 740);
  const [line] = ORDER.lines;
  if (line === undefined) throw new Error('an order has lines');
  shown = { ...ORDER, lines: [{ ...line, isFulfilledByItself: true }] };
  await opened();
  await expect.element(page.getByRole('button', { name: 'Mark as paid' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Fulfill items' }).elements()).toHaveLength(0);
});

it('shows pictures of what was bought, as they were then [ORD-97]', async () => {
  const [line] = ORDER.lines;
  if (line === undefined) throw new Error('an order has lines');
  shown = { ...ORDER, lines: [{ ...line, image: { path: '/s/images/a/jug.jpg', alt: 'A jug' } }] };
  await opened();
  const picture = document.querySelector('li img');
  expect(picture?.getAttribute('src')).toBe('/s/images/a/jug.jpg?format=100w&type=webp');
  // Its title stands beside it.
  expect(picture?.getAttribute('alt')).toBe('');
});

const opened = async () => {
  open(`/commerce/orders/${ORDER.id}`);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Order 00007' })).toBeVisible();
};
it('leads to the contact and to the products where they may be seen, and writes to nobody without an address [ORD-95, CRM-23]', async () => {
  const [line] = ORDER.lines;
  const [contactId, productId] = ['9'.repeat(24) as Id<'contact'>, '8'.repeat(24) as Id<'document'>];
  shown = { ...ORDER, contactId, lines: line === undefined ? [] : [{ ...line, productId }] };
  await opened();
  const target = (name: string) =>
    page.getByRole('link', { name, exact: true }).element().getAttribute('href');
  expect(target('See the contact')).toBe(`/contacts/people/${contactId}`);
  expect(target('Jug')).toBe(`/commerce/products?product=${productId}`);
  expect(target('ada@example.org')).toBe('mailto:ada@example.org');
  root.unmount();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  shown = { ...ORDER, email: '' };
  await opened();
  expect(document.querySelector('a[href^="mailto:"]')).toBeNull();
  expect(document.body.textContent).not.toContain('See the contact');
});
const path = (end: string) => `/api/orders/${ORDER.id}/${end}`;

it('says in the timeline when money came that was counted by hand, and by what it is found again [ORD-70]', async () => {
  const [placed] = ORDER.timeline;
  if (placed === undefined) throw new Error('It was placed');
  shown = {
    ...ORDER,
    timeline: [
      { ...placed, kind: 'paid', by: 'person', amount: 2000, text: 'Transfer 7', day: '2026-11-20' },
    ],
  };
  await opened();
  const text = document.body.textContent.replaceAll(/[\u2066-\u2069]/g, '');
  for (const part of ['Payment of $20.00', 'Came on Nov 20, 2026', 'Transfer 7'])
    expect(text).toContain(part);
});

it('says how much a bank asks back, why in words, and until when it is answered [ORD-82]', async () => {
  const [placed] = ORDER.timeline;
  if (placed === undefined) throw new Error('It was placed');
  shown = {
    ...ORDER,
    disputes: [
      {
        id: '7'.repeat(24) as Id<'dispute'>,
        amount: 5500,
        reason: 'product_not_received',
        evidenceDue: '2027-01-15T08:00:00.000Z',
        state: 'open',
      },
    ],
    timeline: [{ ...placed, kind: 'disputed', by: 'system', amount: 5500, text: 'new_at_stripe' }],
  };
  await opened();
  const text = document.body.textContent.replaceAll(/[\u2066-\u2069]/g, '');
  expect(text).toContain('A bank asks $55.00 back for the buyer');
  expect(text).toContain('Reason: It has not arrived.');
  expect(text).toContain('Evidence is due by Jan 15, 2027.');
  expect(text).toContain('new at stripe');
});

it('shows lines, totals, address and note, and marks the order paid [ORD-70, ORD-97, ORD-98]', async () => {
  await opened();
  const text = document.body.textContent;
  for (const shown of [
    'Jug',
    'JUG-1',
    '$50.00',
    '$5.00',
    '$55.00',
    '1 Quarry Lane',
    'Ring twice',
    'Order placed',
  ]) {
    expect(text).toContain(shown);
  }
  await userEvent.click(page.getByRole('button', { name: 'Mark as paid' }));
  const dialog = page.getByRole('dialog');
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  await expect.element(amount).toHaveValue('55.00');
  await userEvent.fill(amount, '60');
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as paid' }));
  await expect.element(dialog.getByText(/Enter an amount from/)).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.fill(amount, '55');
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Reference/ }), 'Transfer 7');
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as paid' }));
  await expect
    .poll(() => sent)
    .toMatchObject([[path('paid'), { version: 3, amount: 5500, reference: 'Transfer 7' }]]);
  await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0);
});

it('says for whom gift cards are before they are paid, and leads to each once it is there [ORD-122]', async () => {
  const [line] = ORDER.lines;
  if (line === undefined) throw new Error('an order has lines');
  const gift = { id: 'g', lineId: line.id, pieces: 1, sender: 'Mary', message: 'Be well', sentAt: null };
  const cardId = 'e'.repeat(24) as Id<'gift-card'>;
  shown = {
    ...ORDER,
    lines: [{ ...line, isFulfilledByItself: true }],
    gifts: [
      { ...gift, card: null, name: 'Grace', email: 'grace@example.com', day: '2026-12-24' },
      { ...gift, id: 'h', card: { id: cardId, last4: 'WXYZ' }, name: '', email: 'bo@example.com', day: null },
    ],
  };
  await opened();
  const text = document.body.textContent;
  for (const part of ['Grace (grace@example.com)', 'From: Mary', 'Be well', 'On Dec', 'bo@example.com']) {
    expect(text).toContain(part);
  }
  await expect
    .element(page.getByRole('link', { name: /Gift card .*WXYZ/ }))
    .toHaveAttribute('href', `/commerce/gift-cards/${cardId}`);
});

it('sends some pieces with tracking, and refuses an address that is none [ORD-101]', async () => {
  await opened();
  // What is sent is not fetched.
  expect(page.getByRole('button', { name: 'Ready for pickup' }).elements()).toHaveLength(0);
  await userEvent.click(page.getByRole('button', { name: 'Fulfill items' }));
  const dialog = page.getByRole('dialog');
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Pieces of Jug/ }), '1');
  const day = dialog.getByLabelText('Day');
  // As the clock of the device has it.
  const now = new Date();
  await expect
    .element(day)
    .toHaveValue(
      [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, '0')).join('-'),
    );
  await userEvent.fill(day, '');
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Tracking link/ }), 'javascript:alert(1)');
  await userEvent.click(dialog.getByRole('button', { name: 'Fulfill items' }));
  await expect.element(dialog.getByText('Enter a day.')).toBeVisible();
  await userEvent.fill(day, '2026-11-24');
  await expect.element(dialog.getByText('Enter an address that begins with https://.')).toBeVisible();
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Tracking link/ }), 'https://post.example/T1');
  await userEvent.click(dialog.getByRole('button', { name: 'Fulfill items' }));
  await expect
    .poll(() => sent)
    .toEqual([
      [
        path('parcels'),
        {
          version: 3,
          lines: [{ lineId: 'b'.repeat(24), pieces: 1 }],
          day: '2026-11-24',
          carrier: '',
          tracking: '',
          url: 'https://post.example/T1',
          isMailed: true,
        },
      ],
    ]);
});

it('says once that an order can be fetched [ORD-61]', async () => {
  const deliveryOption = { name: 'Workshop', isPickup: true, pickupNote: 'Mo to Fr, 9 to 17' };
  shown = { ...ORDER, deliveryOption };
  await opened();
  const button = page.getByRole('button', { name: 'Ready for pickup' });
  await userEvent.click(button);
  const dialog = page.getByRole('dialog', { name: 'Is order 00007 ready for pickup?' });
  await expect.element(dialog.getByText('Mo to Fr, 9 to 17')).toBeVisible();
  shown = { ...ORDER, deliveryOption, readyAt: '2026-11-26T12:00:00.000Z' };
  await userEvent.click(dialog.getByRole('button', { name: 'Ready for pickup' }));
  await expect.poll(() => sent).toEqual([[path('ready'), { version: 3 }]]);
  await expect.poll(() => button.elements()).toHaveLength(0);
});

it('shows and changes the day of a parcel, which is that of its entry where nobody said another [ORD-101]', async () => {
  const parcel = {
    id: 'e'.repeat(24) as Id<'fulfilment'>,
    carrier: 'Post',
    tracking: 'T 1',
    url: '',
    day: '2026-11-02',
    at: '2026-11-05T12:00:00.000Z',
    isUndone: false,
    lines: [{ lineId: 'b'.repeat(24) as Id<'order-line'>, pieces: 1 }],
  };
  shown = { ...ORDER, parcels: [parcel, { ...parcel, id: 'f'.repeat(24) as Id<'fulfilment'>, day: null }] };
  await opened();
  await expect.element(page.getByText('Parcel of Nov 2, 2026')).toBeVisible();
  await expect.element(page.getByText('Parcel of Nov 5, 2026')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Edit tracking' }).last());
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByLabelText('Day')).toHaveValue('2026-11-05');
  await userEvent.fill(dialog.getByLabelText('Day'), '2026-11-03');
  await userEvent.click(dialog.getByRole('button', { name: 'Edit tracking' }));
  const body = { version: 3, day: '2026-11-03', carrier: 'Post', tracking: 'T 1', url: '', isMailed: true };
  await expect.poll(() => sent).toEqual([[path(`parcels/${'f'.repeat(24)}`), body]]);
});

it('cancels with its pieces in stock again, and adds a note [ORD-99, ORD-102]', async () => {
  await opened();
  await userEvent.fill(page.getByRole('textbox', { name: 'Note' }), 'Wrap it well');
  await userEvent.click(page.getByRole('button', { name: 'Add note' }));
  await userEvent.click(page.getByRole('button', { name: 'Cancel order' }));
  const dialog = page.getByRole('dialog', { name: 'Cancel order 00007?' });
  await userEvent.click(dialog.getByText('Tell the buyer by email'));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
  await expect
    .poll(() => sent)
    .toEqual([
      [path('notes'), { text: 'Wrap it well' }],
      [path('cancel'), { version: 3, isRefunded: false, isRestocked: true, isMailed: false }],
    ]);
});

it.each([
  ['gives all of it back at first', false, true],
  ['keeps the money where that is chosen', true, false],
])('cancels what is paid, and %s [ORD-102]', async (_what, isPressed, isRefunded) => {
  shown = { ...ORDER, state: 'pending', payment: 'paid', paid: 5500, due: 0, refundable: 5500 };
  await opened();
  await userEvent.click(page.getByRole('button', { name: 'Cancel order' }));
  const dialog = page.getByRole('dialog', { name: 'Cancel order 00007?' });
  if (isPressed) await userEvent.click(dialog.getByText(/55\.00/));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
  const body = { version: 3, isRefunded, isRestocked: true, isMailed: true };
  await expect.poll(() => sent).toEqual([[path('cancel'), body]]);
});

it('refunds pieces with the amount that they come to, and keeps what was entered when it is refused [ORD-80]', async () => {
  shown = { ...ORDER, state: 'pending', payment: 'paid', paid: 5500, due: 0, refundable: 5500 };
  await opened();
  await userEvent.click(page.getByRole('button', { name: 'Refund' }));
  const dialog = page.getByRole('dialog', { name: 'Refund order 00007' });
  const amount = dialog.getByRole('textbox', { name: 'Amount to refund' });
  await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
  await expect.element(dialog.getByText(/Enter an amount from/)).toBeVisible();
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Pieces of Jug/ }), '1');
  await userEvent.keyboard('{Tab}');
  await expect.element(amount).toHaveValue('25.00');
  await userEvent.click(dialog.getByText(/^Refund the delivery of/));
  await expect.element(amount).toHaveValue('30.00');
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Reason/ }), 'Broken');
  vi.mocked(window.fetch).mockResolvedValueOnce(
    Response.json({ code: 'refund-too-much', error: 'Only $5.00 can still be refunded.' }, { status: 409 }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
  await expect.element(dialog.getByText('Only $5.00 can still be refunded.')).toBeVisible();
  await expect.element(amount).toHaveValue('30.00');
  await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
  await expect
    .poll(() => sent.at(-1))
    .toEqual([
      path('refunds'),
      {
        version: 3,
        amount: 3000,
        lines: [{ lineId: 'b'.repeat(24), pieces: 1 }],
        hasDelivery: true,
        reason: 'Broken',
        isRestocked: true,
        isMailed: true,
      },
    ]);
  await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0);
});

it('writes to the buyer and sends a mail again, by keyboard [ORD-99, ORD-142]', async () => {
  const [placed] = ORDER.timeline;
  if (placed === undefined) throw new Error('There is no event');
  shown = { ...ORDER, timeline: [{ ...placed, kind: 'mailed', by: 'system', text: 'received' }] };
  open(`/commerce/orders/${ORDER.id}`);
  const again = page.getByRole('button', { name: 'Send “Order received” again' });
  await expect.element(again).toBeVisible();
  (again.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sent.at(-1)).toEqual([`/api/orders/${ORDER.id}/mails/again`, { kind: 'received' }]);
  await userEvent.click(page.getByRole('button', { name: 'Write an email' }));
  const dialog = page.getByRole('dialog', { name: 'Write an email' });
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await expect.poll(() => dialog.getByText('Enter a text.').elements()).toHaveLength(2);
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Subject' }), 'Your jug');
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Message' }), 'On Monday.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await expect
    .poll(() => sent.at(-1))
    .toEqual([`/api/orders/${ORDER.id}/mails`, { subject: 'Your jug', text: 'On Monday.' }]);
  await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0);
});

it.each([
  ['is deleted by those who may see orders', true, ['commerce.donations', 'commerce.orders'], 1],
  ['is kept by others', true, ['commerce.donations'], 0],
  ['that counts is never deleted', false, ['commerce.donations', 'commerce.orders'], 0],
])('a test donation %s [ORD-107]', async (_what, isTest, permissions, count) => {
  shown = { ...ORDER, isTest, isAnonymous: false } as Order;
  open(`/commerce/donations/${ORDER.id}`, permissions);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Donation 00007' })).toBeVisible();
  const button = page.getByRole('button', { name: 'Delete test donation' });
  expect(button.elements()).toHaveLength(count);
  if (count === 0) return;
  await userEvent.click(button);
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Delete test donation' }));
  await expect.element(page.getByText('All donations')).toBeVisible();
  expect(sent).toEqual([[`/api/orders/${ORDER.id}`, 'deleted']]);
});

it.each([
  ['once where there are no fees', [], [], 2],
  ['with its sum beside fees', ['Fees'], ['Total'], 3],
])(
  'says what was given %s, in the words of donations [ORD-126, ORD-129]',
  async (_how, fees, sum, shownTimes) => {
    const [line] = ORDER.lines;
    const lineOf = (title: string, place: number) => ({
      ...line,
      id: String(place).repeat(24),
      title,
      pieces: 1,
      fulfilled: 1,
    });
    shown = {
      ...ORDER,
      isAnonymous: false,
      lines: ['Trees', ...fees].map(lineOf),
      total: 5000,
      paid: 5000,
      due: 0,
      disputes: [{ id: 'd'.repeat(24), amount: 5000, reason: 'general', state: 'open', evidenceDue: null }],
    } as unknown as Order;
    open(`/commerce/donations/${ORDER.id}`);
    await expect.element(page.getByRole('heading', { level: 2, name: 'Amount' })).toBeVisible();
    const terms = () =>
      [...document.querySelectorAll('main dl dt, dl dt')].map(({ textContent }) => textContent);
    expect(terms()).toEqual(expect.arrayContaining([...sum, 'Paid']));
    const said = document.body.textContent ?? '';
    for (const absent of ['Items', 'Subtotal', '1 × ', 'of 1', 'buyer']) expect(said).not.toContain(absent);
    expect(said.includes('Total')).toBe(sum.length > 0);
    expect(said).toContain('A bank asks');
    expect(said).toContain('back for the donor');
    expect(said.split('$50.00').length - 1).toBe(shownTimes + 1 + fees.length);
  },
);

it('prints the order that is open and the orders that are chosen in the list, by keyboard [ORD-104]', async () => {
  open('/commerce/orders');
  await expect.element(page.getByRole('link', { name: '00007' })).toBeVisible();
  (page.getByRole('checkbox').nth(1).element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByRole('status')).toHaveTextContent('1 order selected');
  const button = page.getByRole('button', { name: 'Print' });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const entries = page.getByRole('menuitem');
  await expect
    .poll(() => entries.elements().map((entry) => entry.textContent))
    .toEqual(['Packing slips', 'Packing slips with prices', 'Receipts']);
  const [slips, , receipts] = entries.elements();
  expect(slips?.getAttribute('href')).toBe(`/api/orders/print?kind=slips&ids=${ORDER.id}`);
  expect(receipts?.getAttribute('href')).toBe(`/api/orders/print?kind=receipts&ids=${ORDER.id}`);
  expect(receipts?.getAttribute('target')).toBe('_blank');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(button.element());
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect.element(button).not.toBeInTheDocument();
});
