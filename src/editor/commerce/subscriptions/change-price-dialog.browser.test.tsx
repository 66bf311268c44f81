import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Subscription } from '#contract/subscriptions.ts';
import { ChangePriceDialog } from './change-price-dialog.tsx';

const SUBSCRIPTION = {
  id: 'a'.repeat(24),
  version: 4,
  currency: 'USD',
  pieces: 3,
  price: 5700,
} as unknown as Subscription;

let root: Root;
let sent: unknown[];
beforeEach(() => {
  sent = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (_input, init) => {
    sent.push(typeof init?.body === 'string' ? JSON.parse(init.body) : null);
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

it('says what a piece costs now, in which currency, and takes no amount below one unit [ORD-111]', async () => {
  const onClose = vi.fn<() => void>();
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <ChangePriceDialog subscription={SUBSCRIPTION} onClose={onClose} />
    </QueryClientProvider>,
  );
  const field = page.getByRole('textbox', { name: 'New price of a piece' });
  await expect.element(field).toHaveAccessibleDescription(/^The price now is .*\$19\.00.*\.$/);
  await expect.element(page.getByText('USD', { exact: true })).toBeVisible();
  await userEvent.fill(field, '0');
  await userEvent.click(page.getByRole('button', { name: 'Change price' }));
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByText(/^Enter an amount from .*0\.01.* to /)).toBeVisible();
  await userEvent.fill(field, '21.50');
  await userEvent.click(page.getByRole('button', { name: 'Change price' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([{ version: 4, unit: 2150 }]);
});
