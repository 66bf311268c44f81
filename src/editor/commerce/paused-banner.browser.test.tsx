import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Permission } from '#domain/roles/permissions.ts';
import { BootContext } from '../site-context/boot-context.ts';
import type { BootFacts } from '../site-context/boot-facts.ts';
import { PausedBanner } from './paused-banner.tsx';
import { useShownPause } from './use-shown-pause.ts';

let root: Root;
beforeEach(() => {
  const element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
});
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function open(isPaused: boolean, permissions: readonly Permission[]) {
  const fetched = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () =>
      Response.json({ currency: 'USD', measurementStandard: 'metric', isPaused }),
    );
  const router = createMemoryRouter([{ path: '*', Component: PausedBanner }], {
    initialEntries: ['/commerce/orders'],
  });
  const queries = new QueryClient();
  function Switch({ isOn }: { readonly isOn: boolean }) {
    useShownPause(isOn);
    return null;
  }
  const draw = (isOn: boolean) =>
    root.render(
      <BootContext value={{ permissions } as unknown as BootFacts}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
          <Switch isOn={isOn} />
        </QueryClientProvider>
      </BootContext>,
    );
  draw(isPaused);
  return { fetched, router, draw };
}

it('says on the screens of Selling that the store is paused, and leads to the switch [ORD-29]', async () => {
  const { router, draw } = open(true, ['content.read', 'commerce.store-settings']);
  await expect.element(page.getByText('Your store is paused')).toBeVisible();
  draw(false);
  await expect.poll(() => document.body.textContent).not.toContain('Your store is paused');
  draw(true);
  await userEvent.click(page.getByRole('button', { name: 'Open the checkout’s settings' }));
  expect(router.state.location.pathname).toBe('/commerce/checkout');
  expect(document.body.textContent).not.toContain('Your store is paused');
});

it('tells whoever may not change it, without a way there [ORD-29, ROLE-25]', async () => {
  open(true, ['content.read']);
  await expect.element(page.getByText('Your store is paused')).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});

it('is not there while orders are taken, and asks nothing that somebody may not know [ORD-29]', async () => {
  const { fetched } = open(false, ['commerce.orders']);
  await expect.poll(() => document.body.textContent).toBe('');
  expect(fetched).not.toHaveBeenCalled();
});
