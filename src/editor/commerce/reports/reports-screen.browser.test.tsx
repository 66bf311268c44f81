import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { GroupsReport, SalesReport, TaxesReport } from '#contract/reports.ts';
import type { Permission } from '#domain/roles/permissions.ts';
import { BootContext } from '../../site-context/boot-context.ts';
import type { BootFacts } from '../../site-context/boot-facts.ts';
import { ReportsScreen } from './reports-screen.tsx';

const NONE: SalesReport['totals'] = {
  orders: 0,
  gross: 0,
  discounts: 0,
  refunds: 0,
  net: 0,
  delivery: 0,
  tax: 0,
  total: 0,
  average: 0,
  giftCards: 0,
  giftCardRefunds: 0,
  donations: 0,
  donationRefunds: 0,
  owed: 0,
};
const frame = {
  range: { from: '2026-11-25', to: '2026-11-26' },
  timeZone: 'Europe/Zurich',
  currency: 'USD',
  currencies: ['USD'],
} as const;
const sold = { ...NONE, orders: 3, gross: 12_000, net: 9000, refunds: 3000, total: 9000, average: 4000 };
const emptySales: SalesReport = {
  ...frame,
  currencies: ['USD'],
  step: 'day',
  steps: [
    { ...NONE, start: '2026-11-25' },
    { ...NONE, start: '2026-11-26' },
  ],
  totals: NONE,
  before: {
    range: { from: '2026-11-23', to: '2026-11-24' },
    steps: [
      { ...NONE, start: '2026-11-23' },
      { ...NONE, start: '2026-11-24' },
    ],
    totals: NONE,
  },
};
const sales: SalesReport = {
  ...emptySales,
  steps: [
    { ...sold, start: '2026-11-25' },
    { ...NONE, refunds: 500, net: -500, total: -500, start: '2026-11-26' },
  ],
  totals: { ...sold, refunds: 3500, net: 8500, total: 8500 },
  before: { ...emptySales.before, totals: { ...NONE, orders: 2, net: 10_000, total: 10_000 } },
};
const groups: GroupsReport = {
  ...frame,
  currencies: ['USD', 'JPY'],
  by: 'product',
  groups: ['Bowl', 'Jug'].map((name, place) => ({
    key: name,
    name,
    detail: '',
    orders: null,
    pieces: 3 - place,
    gross: 3000 - place * 1000,
    discounts: 0,
    net: 3000 - place * 1000,
    delivery: null,
    tax: 0,
    total: null,
  })),
  total: 60,
};
const taxes: TaxesReport = {
  ...frame,
  currencies: ['USD'],
  taxes: [{ ruleId: 'vat', name: 'VAT', rate: 81_000, country: 'CH', region: '', tax: 810 }],
  tax: 810,
  refunded: 81,
};

let root: Root;
let asked: string[];
let answer: SalesReport;
beforeEach(() => {
  asked = [];
  answer = sales;
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const path = input instanceof Request ? input.url : input.toString();
    asked.push(path);
    return Response.json(path.includes('/groups') ? groups : path.includes('/taxes') ? taxes : answer);
  });
  const element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
});
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('dir');
});

function open(permissions: readonly Permission[] = ['commerce.orders'], address = '/'): void {
  const facts = { permissions } as unknown as BootFacts;
  const router = createMemoryRouter([{ path: '/', Component: ReportsScreen }], { initialEntries: [address] });
  root.render(
    <BootContext value={facts}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </BootContext>,
  );
}

const textOf = (element: Element) => element.textContent.replaceAll(/[\u2066\u2069]/g, '');

it('compares each sum with the period before, and tells of the days and their zone [ORD-148, ORD-151]', async () => {
  open();
  await expect
    .poll(() => document.body.textContent)
    .toContain(
      'Nov 25, 2026 to Nov 26, 2026 · Compared with Nov 23, 2026 to Nov 24, 2026 · Days are those of Europe/Zurich.',
    );
  const figures = [...document.querySelectorAll('dl > div')].map(textOf);
  expect(figures).toContain('Orders350 % more than 2');
  expect(figures).toContain('Net$85.0015 % less than $100.00');
  expect(figures).toContain('Refunds$35.00$0.00 before');
  expect(figures).toContain('Tax$0.00The same as before');
  expect(asked[0]).toContain('/api/reports/sales?period=last30');
  const csv = page.getByRole('link', { name: 'Export' });
  await expect.element(csv).toHaveAttribute('href', '/api/reports/sales.csv?period=last30');
});

it('reads one point of the chart after the other by the arrow keys, in either direction of writing [ORD-148]', async () => {
  open();
  const chart = page.getByRole('slider', { name: 'Net of the period, and of the one before' });
  await expect.element(chart).toHaveAttribute('aria-valuetext');
  const says = () => (chart.element().getAttribute('aria-valuetext') ?? '').replaceAll(/[\u2066\u2069]/g, '');
  expect(says()).toBe('Nov 26, 2026: -$5.00. Before, Nov 24, 2026: $0.00');
  (chart.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(says).toBe('Nov 25, 2026: $90.00. Before, Nov 23, 2026: $0.00');
  const xOf = () => Number(document.querySelector('circle:last-of-type')?.getAttribute('cx'));
  const middle = () => (document.querySelector('svg[height="240"]')?.clientWidth ?? 0) / 2;
  expect(xOf()).toBeLessThan(middle());
  document.documentElement.dir = 'rtl';
  await userEvent.click(page.getByText('Orders', { exact: true }).nth(1));
  await expect.poll(() => xOf() > middle()).toBe(true);
});

it('shows no figures where there are none [ORD-148]', async () => {
  answer = emptySales;
  open();
  await expect.element(page.getByRole('heading', { name: 'Nothing was sold in this period' })).toBeVisible();
  expect(document.querySelectorAll('dl, table, svg[height="240"]')).toHaveLength(0);
});

it('says of taxes, discounts and categories that there were none, not that nothing was sold [ORD-149]', async () => {
  vi.mocked(window.fetch).mockImplementation(async (input) => {
    const path = input instanceof Request ? input.url : input.toString();
    const by = path.includes('by=discount') ? 'discount' : 'category';
    return Response.json(
      path.includes('/taxes')
        ? { ...taxes, taxes: [], tax: 0, refunded: 0 }
        : { ...groups, by, groups: [], total: 0 },
    );
  });
  for (const [report, says] of [
    ['taxes', 'No taxes were charged in this period'],
    ['discount', 'No discount was used in this period'],
    ['category', 'Nothing with a category was sold in this period'],
  ] as const) {
    open(['commerce.orders', 'commerce.accounting'], `/?report=${report}`);
    await expect.element(page.getByRole('heading', { name: says })).toBeVisible();
  }
});

it('shows gift cards, what is owed for them and donations apart from the sales, where there are some [ORD-148]', async () => {
  open();
  await expect.element(page.getByRole('heading', { name: 'Reports' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Nov 26, 2026/ })).toBeVisible();
  expect(page.getByRole('heading', { name: 'Apart from sales' }).elements()).toHaveLength(0);
  root.unmount();
  answer = { ...emptySales, totals: { ...NONE, giftCards: 5000, owed: 3000 } };
  root = createRoot(document.body.appendChild(document.createElement('div')));
  open();
  const apart = page.getByRole('region', { name: 'Apart from sales' });
  await expect.element(apart).toBeVisible();
  expect([...apart.element().querySelectorAll('dl > div')].map(textOf)).toEqual([
    'Gift cards sold$50.00$0.00 before',
    'Owed to holders of gift cards$30.00$0.00 before',
  ]);
  expect([...apart.element().querySelectorAll('th[scope=col], [role=columnheader]')].map(textOf)).toEqual([
    'Date',
    'Gift cards sold',
    'Owed to holders of gift cards',
  ]);
  await expect.element(apart.getByText(/A gift card that is sold is no sale/)).toBeVisible();
});

it('asks for days of one’s own only once they are some, and for groups page by page [ORD-149, ORD-151]', async () => {
  open(['activity.read'], '/?report=product&period=own&from=2026-11-26&to=2026-11-25');
  await expect.element(page.getByText('Choose a first and a last day, at most ten years.')).toBeVisible();
  expect(asked).toEqual([]);
  await userEvent.fill(page.getByLabelText('From'), '2026-11-25');
  await expect.element(page.getByRole('row', { name: /Bowl/ })).toBeVisible();
  expect(asked).toEqual([
    expect.stringContaining('/api/reports/groups?from=2026-11-25&to=2026-11-25&by=product&page=1'),
  ]);
  await expect.element(page.getByRole('button', { name: /Currency/ })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Next page' }));
  await expect.poll(() => asked.at(-1)).toContain('page=2');
});

it('shows taxes to whoever may account, and sales to nobody else [ORD-151, ROLE-70]', async () => {
  open(['commerce.accounting']);
  await expect.element(page.getByRole('row', { name: /VAT/ })).toBeVisible();
  expect(textOf(page.getByRole('row', { name: /VAT/ }).element())).toBe('VAT8.1 %Switzerland$8.10');
  expect(asked.every((path) => path.includes('/api/reports/taxes'))).toBe(true);
  await userEvent.click(page.getByRole('button', { name: /Report/ }));
  expect(page.getByRole('option').elements().map(textOf)).toEqual(['Taxes']);
});
