import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PaymentAccountShown } from '#contract/payments.ts';
import { StripeAccount } from './stripe-account.tsx';

const ACCOUNT: PaymentAccountShown = {
  provider: 'stripe',
  secretEnd: 'x9Y2',
  publicKey: '',
  isLive: true,
  hasWebhook: true,
  connectedAt: '2026-11-26T10:00:00.000Z',
};
const KEY = 'sk_test_0123456789abcdef';
const PUBLIC_KEY = 'pk_test_0123456789abcdef';

let root: Root;
let accounts: PaymentAccountShown[];
let sent: [method: string, path: string, body: unknown][];
let refusal: { readonly code: string; readonly error: string } | null;
beforeEach(() => {
  [accounts, sent, refusal] = [[], [], null];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    const method = init?.method ?? 'GET';
    if (method === 'GET') return Response.json({ accounts });
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    sent.push([method, new URL(address, location.href).pathname, body]);
    if (refusal !== null) return Response.json(refusal, { status: 409 });
    accounts =
      method === 'DELETE' ? [] : [{ ...ACCOUNT, publicKey: PUBLIC_KEY, isLive: false, hasWebhook: false }];
    return Response.json({});
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
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <StripeAccount />
    </QueryClientProvider>,
  );
}

it('connects an account by its keys, keeps what was typed where it is refused, and says that it is a test [ORD-72, ORD-74, ORD-107]', async () => {
  open();
  const key = page.getByLabelText('Secret key');
  await userEvent.fill(key, 'pk_live_0123456789abcdef');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/Enter a key that begins with sk_live_/)).toBeVisible();
  await userEvent.fill(key, KEY);
  await userEvent.fill(page.getByLabelText('Publishable key'), KEY);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/Enter a key that begins with pk_live_/)).toBeVisible();
  await userEvent.fill(page.getByLabelText('Publishable key'), PUBLIC_KEY);
  expect(sent).toEqual([]);
  refusal = { code: 'stripe-refused', error: 'Stripe did not accept these keys.' };
  await userEvent.fill(key, KEY);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Stripe did not accept these keys.')).toBeVisible();
  await expect.element(key).toHaveValue(KEY);
  refusal = null;
  await userEvent.click(page.getByRole('button', { name: 'Connect Stripe' }));
  await expect.element(page.getByText(/Connected in test mode/)).toBeVisible();
  await expect.element(page.getByText(/Stripe cannot reach this site/)).toBeVisible();
  expect(sent.at(-1)).toEqual(['PUT', '/api/payments/stripe', { secretKey: KEY, publicKey: PUBLIC_KEY }]);
  await expect.element(page.getByText(/Buyers pay within your checkout/).last()).toBeVisible();
  expect(document.body.textContent).not.toContain(KEY);
});

it('shows the end of the key alone, and asks before it disconnects [ORD-72, ORD-83]', async () => {
  accounts = [ACCOUNT];
  open();
  await expect.element(page.getByText(/buyers pay with real money.*x9Y2/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Disconnect' }));
  const question = page.getByRole('alertdialog', { name: 'Disconnect Stripe?' });
  await userEvent.click(question.getByRole('button', { name: 'Disconnect' }));
  await expect.element(page.getByRole('button', { name: 'Connect Stripe' })).toBeVisible();
  expect(sent).toEqual([['DELETE', '/api/payments/stripe', null]]);
});
