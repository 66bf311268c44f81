import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Operation } from '#domain/documents/operation.ts';
import type { Feature } from '#domain/features/feature-table.ts';
import type { Permission } from '#domain/roles/permissions.ts';
import { DEFAULT_STORE_SETTINGS } from '#domain/store/store-settings.ts';
import { BootContext } from '../site-context/boot-context.ts';
import type { BootFacts } from '../site-context/boot-facts.ts';
import { ShellLayout } from '../shell/shell-layout.tsx';
import { CommerceArea } from './commerce-area.tsx';

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
type Sent = {
  readonly changes: readonly { readonly id: string; readonly operations: readonly Operation[] }[];
};

let root: Root;
let saved: Operation[];
beforeEach(() => {
  saved = [];
  let version = 0;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const path = (input instanceof Request ? input.url : input.toString()).split('?')[0] ?? '';
    if (path === '/api/store/open') return Response.json(STORE);
    if (!path.endsWith('/changes')) return Response.json({ people: [] });
    const { changes } = JSON.parse(init?.body as string) as Sent;
    const results = changes.map(({ id, operations }) => {
      saved.push(...operations);
      version += 1;
      return { id, version, conflicts: [] };
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

function open(
  permissions: readonly Permission[],
  path = '/commerce',
  featuresOff: readonly Feature[] = [],
): void {
  const facts = {
    areas: ['commerce'],
    featuresOff,
    permissions,
    dashboardUrl: 'http://app.localhost/',
    publicOrigin: 'http://demo.localhost',
    account: { id: 'a', name: 'Ada', email: 'ada@example.com' },
    peopleToAsk: [],
  } as unknown as BootFacts;
  const router = createMemoryRouter(
    [{ Component: ShellLayout, children: [{ path: 'commerce/*', Component: CommerceArea }] }],
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

const fieldsSaved = () =>
  saved.flatMap((operation) => (operation.op === 'set' ? [[operation.field, operation.value]] : []));

it('says in its place that selling is not part of the site, where it was switched off [COMM-117, CONT-228]', async () => {
  open(['settings.billing'], '/commerce/orders', ['commerce']);
  await expect.element(page.getByText('Selling is not part of this site')).toBeVisible();
  expect(document.body.textContent).toContain('Whoever runs this installation of Portico can switch it on.');
  expect(document.querySelector('nav[aria-label="Selling"]')).toBeNull();
});

it('opens with its start, and has the settings of the store, for a store manager who may read no content [ROLE-17, COMM-115, COMM-116]', async () => {
  open(['commerce.store-settings']);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Start' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Selling: Start' }));
  await userEvent.click(page.getByRole('link', { name: 'Store settings' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Store settings' })).toBeVisible();
  const areas = page.getByRole('navigation', { name: 'Configuration' }).getByRole('link');
  expect(areas.elements().map((link) => link.textContent)).toEqual(['All sites', 'Selling']);
  await expect
    .element(page.getByText('What you change here is live at once, without publishing.'))
    .toBeVisible();
});

const EVERY_PART = [
  'commerce.orders',
  'commerce.store-settings',
  'commerce.donations',
  'commerce.inventory',
  'commerce.coupons',
  'commerce.payments',
  'commerce.shipping',
  'commerce.taxes',
  'comments.moderate',
] as const;
const PARTS = [
  ['Sales', ['Orders', 'Subscriptions', 'Gift cards', 'Donations', 'Reports']],
  ['Catalog', ['Products', 'Discounts', 'Reviews']],
  ['Set up', ['Payments', 'Shipping', 'Taxes', 'Checkout', 'Emails', 'Store settings']],
] as const;

it('has its fifteen parts in groups behind one button on a phone, opened and left by keyboard [COMM-115, COMM-116]', async () => {
  open(EVERY_PART, '/commerce/settings');
  const button = page.getByRole('button', { name: 'Selling: Store settings' });
  await expect.element(button).toBeVisible();
  expect(button.element().getBoundingClientRect().height).toBeLessThan(50);
  expect(page.getByRole('link', { name: 'Orders' }).elements()).toEqual([]);
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const list = page.getByRole('dialog', { name: 'Selling' });
  for (const [title, parts] of PARTS) {
    const links = list.getByRole('list', { name: title }).getByRole('link');
    await expect.poll(() => links.elements().map((link) => link.textContent)).toEqual(parts);
  }
  await expect
    .element(list.getByRole('link', { name: 'Store settings' }))
    .toHaveAttribute('aria-current', 'page');
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await userEvent.click(button);
  await userEvent.click(list.getByRole('link', { name: 'Checkout' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Selling: Checkout' })).toBeVisible();
  await expect.element(list).not.toBeInTheDocument();
});

it('has its parts in a column beside what is open where there is room, without what is switched off [COMM-115, CONT-228]', async () => {
  await page.viewport(1280, 800);
  try {
    open(EVERY_PART, '/commerce/settings', ['subscriptions']);
    const parts = page.getByRole('navigation', { name: 'Selling' });
    await expect.element(parts.getByRole('link', { name: 'Start' })).toBeVisible();
    expect(parts.getByRole('link').elements()).toHaveLength(14);
    expect(parts.getByRole('button').elements()).toEqual([]);
    const heading = page.getByRole('heading', { level: 1, name: 'Store settings' }).element();
    expect(heading.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      parts.element().getBoundingClientRect().right,
    );
  } finally {
    await page.viewport(414, 896);
  }
});

it('offers 27 currencies and says what a change does before it happens [MON-08, MON-40]', async () => {
  open(['commerce.store-settings'], '/commerce/settings');
  const currency = page.getByRole('button', { name: /US Dollar \(USD\)/ });
  await userEvent.click(currency);
  expect(page.getByRole('option').elements()).toHaveLength(27);
  await userEvent.click(page.getByRole('option', { name: 'Japanese Yen (JPY)' }));
  const dialog = page.getByRole('alertdialog', { name: 'Change the currency?' });
  await expect
    .poll(() => dialog.element().textContent)
    .toContain('what costs \u2066$10.00\u2069 now will cost \u2066¥1,000\u2069 at once');
  expect(dialog.element().textContent).toContain('Orders keep the currency they were placed in.');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await expect.element(currency).toBeVisible();
  expect(saved).toEqual([]);

  await userEvent.click(currency);
  await userEvent.click(page.getByRole('option', { name: 'Norwegian Krone (NOK)' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Change to NOK' }));
  await expect.element(page.getByRole('button', { name: /Norwegian Krone \(NOK\)/ })).toBeVisible();
  await expect
    .poll(() => document.body.textContent)
    .toContain('A price looks like this: \u206610.00\u00A0kr\u2069');
  await expect.poll(fieldsSaved).toEqual([['currency', 'NOK']]);
  await userEvent.click(page.getByRole('button', { name: /^Undo/ }));
  await expect.element(currency).toBeVisible();
});

it('leaves zeros behind the point out of prices in lists, once it is turned on, where the currency has any [MON-49]', async () => {
  open(['commerce.store-settings'], '/commerce/settings');
  const zeros = page.getByRole('switch', { name: 'Leave out zeros behind the point' });
  await expect.element(zeros).not.toBeChecked();
  expect(document.body.textContent).toContain('say \u2066$10\u2069 in place of \u2066$10.00\u2069.');
  await userEvent.click(page.getByText('Leave out zeros behind the point'));
  await expect.element(zeros).toBeChecked();
  await expect.poll(fieldsSaved).toEqual([['trimsZeroFractions', true]]);
});

it('shows the units, says that products are converted, and keeps who sells [COMM-109, COMM-110, COMM-112]', async () => {
  open(['commerce.store-settings'], '/commerce/settings');
  await expect.element(page.getByRole('radio', { name: 'Metric (kg, cm)' })).toBeChecked();
  await expect
    .element(page.getByText('Weights and sizes of products are converted when you choose the other one.'))
    .toBeVisible();
  await userEvent.click(page.getByText('Imperial (lbs, ")'));
  await userEvent.fill(page.getByRole('textbox', { name: /^Name of the seller/ }), 'Pottery Ltd');
  await expect.poll(fieldsSaved).toEqual([
    ['measurementStandard', 'imperial'],
    ['sellerName', 'Pottery Ltd'],
  ]);
});

const ALL = ['commerce.store-settings', 'commerce.shipping', 'commerce.taxes'] as const;
const choose = async (button: RegExp, option: string) => {
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: button }));
  await userEvent.click(page.getByRole('option', { name: option, exact: true }));
};

it('shows pounds and inches once the store is said to be in the United States [CONT-213]', async () => {
  open(ALL, '/commerce/taxes');
  await userEvent.click(page.getByRole('button', { name: /Country/ }));
  await userEvent.click(page.getByRole('option', { name: 'United States', exact: true }));
  await expect.poll(fieldsSaved).toEqual([
    ['sellerCountry', 'US'],
    ['measurementStandard', 'imperial'],
  ]);
});

it('takes ways of delivery, says what is wrong with one, and brings a removed one back [ORD-57, ORD-58, ORD-59, ORD-60]', async () => {
  open(ALL, '/commerce/shipping');
  await expect
    .element(page.getByText('Without one, products that have to be sent cannot be bought.', { exact: false }))
    .toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Add shipping option' }));
  const dialog = page.getByRole('dialog');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.element(dialog.getByText('Enter a name.')).toBeVisible();
  // The first one goes everywhere, until something else is said.
  const everywhere = dialog.getByRole('checkbox', { name: 'Everywhere' });
  await expect.element(everywhere).toBeChecked();
  await userEvent.click(dialog.getByText('Everywhere', { exact: true }));
  await expect.element(dialog.getByText('Choose a country in each place, or everywhere else.')).toBeVisible();
  await userEvent.click(dialog.getByText('Everywhere', { exact: true }));
  await expect.element(everywhere).toBeChecked();
  await userEvent.click(dialog.getByText('Everywhere', { exact: true }));
  expect(saved).toEqual([]);
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Name/ }), 'Post');
  await userEvent.fill(dialog.getByRole('textbox', { name: /^How long/ }), '2 days');
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Description/ }), 'By train');
  await userEvent.click(dialog.getByText('By weight'));
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Up to/ }), '5');
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Price/ }), '9.90');
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Free from/ }), '50');
  await userEvent.click(dialog.getByRole('button', { name: 'Add a country' }));
  await choose(/Country/, 'United States');
  await choose(/Region/, 'California');
  const codes = dialog.getByRole('textbox', { name: /^Postal codes/ });
  await userEvent.fill(codes, '90001, 90000-80000');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect
    .element(dialog.getByText('90000-80000 runs backwards: enter the lower postal code first.'))
    .toBeVisible();
  await expect.element(codes).toHaveValue('90001, 90000-80000');
  await expect.element(codes).toBeInvalid();
  expect(saved).toEqual([]);
  await userEvent.fill(codes, '');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByText('California (United States)')).toBeVisible();
  await expect.poll(() => saved).toHaveLength(1);
  expect(saved[0]).toMatchObject({
    op: 'put',
    record: {
      type: 'shipping-option',
      name: 'Post',
      estimate: '2 days',
      description: 'By train',
      price: { kind: 'weight', bands: [{ upToGrams: 5000, price: 990 }] },
      freeFrom: 5000,
      places: { countries: [], regions: [{ country: 'US', region: 'CA' }], isRestOfWorld: false },
    },
  });
  await userEvent.click(page.getByRole('button', { name: 'Remove Post' }));
  await expect.element(page.getByText('No shipping options yet')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /^Undo/ }).first());
  await expect.element(page.getByRole('button', { name: 'Edit Post' })).toBeVisible();
  await expect.poll(() => saved.map(({ op }) => op)).toEqual(['put', 'remove', 'put']);
});

it('takes a pickup with its place, hours and instructions, and a country in place of everywhere [ORD-57, ORD-61]', async () => {
  open(ALL, '/commerce/shipping');
  await userEvent.click(page.getByRole('button', { name: 'Add shipping option' }));
  const dialog = page.getByRole('dialog');
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Name/ }), 'Post');
  await userEvent.click(dialog.getByRole('button', { name: 'Add a country' }));
  await choose(/Country/, 'United States');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.poll(() => saved).toHaveLength(1);
  const places = { countries: ['US'], regions: [], postalCodes: [], isRestOfWorld: false };
  expect(saved[0]).toMatchObject({ op: 'put', record: { name: 'Post', places } });
  await userEvent.click(page.getByRole('button', { name: 'Add shipping option' }));
  await expect.element(dialog.getByRole('checkbox', { name: 'Everywhere else' })).not.toBeChecked();
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Name/ }), 'Workshop');
  await userEvent.click(dialog.getByText('Pickup'));
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Place and hours/ }), '1 Quarry Lane, 9 to 17');
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Instructions/ }), 'Ring twice');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.poll(() => saved).toHaveLength(2);
  expect(saved[1]).toMatchObject({
    op: 'put',
    record: {
      name: 'Workshop',
      price: { kind: 'pickup', order: 0 },
      estimate: '1 Quarry Lane, 9 to 17',
      description: 'Ring twice',
    },
  });
});

it('takes taxes with four decimals, and says whether prices contain them [ORD-43, ORD-64]', async () => {
  open(ALL, '/commerce/taxes');
  await expect.element(page.getByText('Buyers pay no tax until you add one.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Add tax' }));
  const dialog = page.getByRole('dialog');
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Name/ }), 'Sales tax');
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Rate/ }), '101');
  await userEvent.click(dialog.getByText('Services'));
  await userEvent.click(dialog.getByText('Everywhere', { exact: true }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect
    .element(dialog.getByText('Enter a percentage from 0 to 100, with up to four decimals.'))
    .toBeVisible();
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Rate/ }), '8.8755');
  await userEvent.fill(dialog.getByLabelText(/^First day/), '2027-01-01');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByText('8.8755 %')).toBeVisible();
  await expect.element(page.getByText('From January 1, 2027')).toBeVisible();
  // There is nothing that it could be beside.
  expect(document.body.textContent).toContain('Everywhere');
  expect(document.body.textContent).not.toContain('Everywhere else');
  await userEvent.click(page.getByText('Prices include tax'));
  await expect.poll(() => saved).toHaveLength(2);
  expect(saved).toMatchObject([
    {
      op: 'put',
      record: {
        type: 'tax-rule',
        rates: { standard: 88_755 },
        covers: ['physical', 'digital', 'delivery'],
        places: { isRestOfWorld: true },
        firstDay: '2027-01-01',
      },
    },
    { op: 'set', field: 'pricesIncludeTax', value: true },
  ]);
});

it('suggests the standard rate of the place of a tax, of a named day, which counts once its owner takes it [ORD-64]', async () => {
  open(ALL, '/commerce/taxes');
  await userEvent.click(page.getByRole('button', { name: 'Add tax', exact: true }));
  const dialog = page.getByRole('dialog');
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Name/ }), 'VAT');
  await userEvent.click(dialog.getByRole('button', { name: 'Add a country' }));
  await userEvent.click(dialog.getByRole('button', { name: /Country/ }));
  await userEvent.click(page.getByRole('option', { name: 'Austria' }));
  await expect.element(dialog.getByText(/standard rate there is 20 %, as of July 17, 2026/)).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: /^Rate/ })).toHaveValue('');
  await userEvent.click(dialog.getByRole('button', { name: 'Use 20 %' }));
  await expect.element(dialog.getByRole('textbox', { name: /^Rate/ })).toHaveValue('20');
  await expect.element(dialog.getByText(/standard rate there/)).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.poll(() => saved[0]).toMatchObject({ record: { rates: { standard: 200_000 } } });
});

it('has tax classes of the owner, with a rate in each tax, which goes with its class [ORD-65]', async () => {
  open(ALL, '/commerce/taxes');
  await userEvent.click(page.getByRole('button', { name: 'Add tax class' }));
  const dialog = page.getByRole('dialog');
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Name/ }), 'reduced ');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.element(dialog.getByText('Another tax class has this name.')).toBeVisible();
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Name/ }), 'Books');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByRole('button', { name: 'Edit Books' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Add tax', exact: true }));
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Name/ }), 'VAT');
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Rate/ }), '8.1');
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Books/ }), '2.6');
  await userEvent.click(dialog.getByText('Everywhere', { exact: true }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByText('Books 2.6 %')).toBeVisible();
  await expect.element(page.getByText('Zero 0 %')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Remove Books' }));
  await expect.element(page.getByText('Books 2.6 %')).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: /^Undo/ }).first());
  await expect.element(page.getByText('Books 2.6 %')).toBeVisible();
  await expect.poll(() => saved).toHaveLength(6);
  const [classes, tax, gone] = saved;
  const id = /"id":"([0-9a-f]{24})","name":"Books"/.exec(JSON.stringify(classes))?.[1] ?? '';
  expect(classes).toMatchObject({ op: 'set', field: 'taxClasses', value: [{ name: 'Books' }] });
  expect(tax).toMatchObject({ record: { rates: { standard: 81_000, zero: 0, [id]: 26_000 } } });
  expect(gone).toMatchObject({ op: 'set', field: 'taxClasses', value: [] });
  expect(saved[3]).toMatchObject({ op: 'set', field: 'rates', value: { standard: 81_000, zero: 0 } });
});

it('sets what the checkout asks for [ORD-17, ORD-18, ORD-22, ORD-23, ORD-29]', async () => {
  open(ALL, '/commerce/checkout');
  await userEvent.click(page.getByRole('button', { name: /Accounts$/ }));
  await userEvent.click(page.getByRole('option', { name: 'Required' }));
  await userEvent.click(page.getByRole('radiogroup', { name: 'Phone number' }).getByText('Required'));
  await userEvent.click(page.getByText('Note to the seller'));
  await userEvent.click(page.getByText('Buyers have to agree to your terms'));
  await userEvent.fill(page.getByRole('textbox', { name: 'What they agree to' }), 'I agree.');
  await userEvent.click(page.getByText('Ask for the immediate delivery of digital goods'));
  await userEvent.click(page.getByText('Express checkout'));
  await userEvent.click(page.getByText('Pause the store'));
  await expect.poll(fieldsSaved).toEqual([
    ['accounts', 'required'],
    ['phone', 'required'],
    ['hasNote', false],
    ['termsRequired', true],
    ['termsText', 'I agree.'],
    ['asksImmediateDelivery', true],
    ['expressCheckout', true],
    ['isPaused', true],
  ]);
});

/** Each part of Selling, its address, and the permissions of which each opens it alone (ROLE-63 to ROLE-72). */
const OPENED_BY: readonly (readonly [part: string, path: string, ...by: Permission[]])[] = [
  ['Start', '/commerce/start', 'commerce.orders', 'commerce.store-settings'],
  ['Orders', '/commerce/orders', 'commerce.orders'],
  ['Subscriptions', '/commerce/subscriptions', 'commerce.orders', 'commerce.donations'],
  ['Gift cards', '/commerce/gift-cards', 'commerce.orders'],
  ['Donations', '/commerce/donations', 'commerce.donations'],
  ['Reports', '/commerce/reports', 'commerce.orders', 'commerce.accounting'],
  ['Products', '/commerce/products', 'commerce.inventory'],
  ['Discounts', '/commerce/discounts', 'commerce.coupons', 'commerce.discounts'],
  ['Payments', '/commerce/payments', 'commerce.payments'],
  ['Shipping', '/commerce/shipping', 'commerce.shipping'],
  ['Taxes', '/commerce/taxes', 'commerce.taxes'],
  ['Checkout', '/commerce/checkout', 'commerce.store-settings'],
  ['Emails', '/commerce/mails', 'commerce.store-settings'],
  ['Store settings', '/commerce/settings', 'commerce.store-settings'],
];
/** Screens that lie below a part, and what opens them. */
const BELOW: typeof OPENED_BY = [
  ['Abandoned checkouts', '/commerce/orders/abandoned', 'commerce.orders'],
  ['New order', '/commerce/orders/new', 'commerce.orders'],
  ['Order', `/commerce/orders/${'a'.repeat(24)}`, 'commerce.orders'],
  ['Edit order', `/commerce/orders/${'a'.repeat(24)}/edit`, 'commerce.orders'],
  ['Gift card', `/commerce/gift-cards/${'a'.repeat(24)}`, 'commerce.orders'],
  ['Funds', '/commerce/donations/funds', 'commerce.donations'],
  ['Donation', `/commerce/donations/${'a'.repeat(24)}`, 'commerce.donations'],
  ['Inventory', '/commerce/products/inventory', 'commerce.inventory'],
  ['Kept receipts', '/commerce/reports/receipts', 'commerce.accounting'],
  ['Email', '/commerce/mails/order-confirmed', 'commerce.store-settings'],
];
const COMMERCE = [
  ['ROLE-63', 'commerce.orders'],
  ['ROLE-64', 'commerce.store-settings'],
  ['ROLE-65', 'commerce.shipping'],
  ['ROLE-66', 'commerce.coupons'],
  ['ROLE-67', 'commerce.taxes'],
  ['ROLE-68', 'commerce.inventory'],
  ['ROLE-69', 'commerce.donations'],
  ['ROLE-70', 'commerce.accounting'],
  ['ROLE-71', 'commerce.discounts'],
  ['ROLE-72', 'commerce.payments'],
] as const;

it.each(COMMERCE)(
  '[%s] shows the parts of %s to whoever has nothing else, and those alone [COMM-115]',
  async (_row, permission) => {
    await page.viewport(1280, 800);
    try {
      open([permission], '/commerce/reviews');
      await expect.element(page.getByText('You do not have access to this part of the site')).toBeVisible();
      const parts = OPENED_BY.filter(([, , ...by]) => by.includes(permission)).map(([part]) => part);
      const links = page.getByRole('navigation', { name: 'Selling' }).getByRole('link');
      // Of a single part there is nothing to choose.
      expect(links.elements().map((link) => link.textContent)).toEqual(parts.length > 1 ? parts : []);
    } finally {
      await page.viewport(414, 896);
    }
  },
);

it.each([...OPENED_BY, ...BELOW])(
  '%s is closed at %s to who has the permissions of the other areas alone [ORD-106] [ROLE-63..72]',
  async (_part, path, ...by) => {
    open(
      COMMERCE.flatMap(([, permission]) => (by.includes(permission) ? [] : [permission])),
      path,
    );
    await expect.element(page.getByText('You do not have access to this part of the site')).toBeVisible();
  },
);
