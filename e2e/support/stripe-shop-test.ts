import { test as base, type Page } from '@playwright/test';
import { StripeStandIn } from '../../src/server/payments/stripe/testing/stripe-stand-in.ts';
import { preparedOwnerState, startPrepared } from './prepared-installation.ts';
import type { RunningPortico } from './start-portico.ts';

/** An installation whose owner can connect Stripe, which is played; each test has its own, not connected yet. */
export const test = base.extend<{ owner: Page; shop: { portico: RunningPortico; stripe: StripeStandIn } }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for a pattern in the first place, even an empty one
    async ({}, use) => {
      const stripe = await StripeStandIn.start();
      const portico = await startPrepared('claimed', { STRIPE_API_URL: stripe.url });
      await use({ portico, stripe });
      await portico.remove();
      await stripe.stop();
    },
    { timeout: 90_000 },
  ],
  owner: async ({ browser }, use) => {
    const context = await browser.newContext({ storageState: preparedOwnerState() });
    await use(await context.newPage());
    await context.close();
  },
});
