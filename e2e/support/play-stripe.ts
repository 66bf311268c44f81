import type { BrowserContext, Route } from '@playwright/test';
import type { StripeStandIn } from '../../src/server/payments/stripe/testing/stripe-stand-in.ts';

/** Answers what a browser asks Stripe's hosts by the stand-in, and says what was asked. */
export async function playStripe(context: BrowserContext, stripe: StripeStandIn): Promise<readonly string[]> {
  const asked: string[] = [];
  const answer = async (route: Route): Promise<void> => {
    const { pathname, search, host } = new URL(route.request().url());
    asked.push(`${host}${pathname}`);
    await route.fulfill({ response: await route.fetch({ url: `${stripe.url}${pathname}${search}` }) });
  };
  await context.route('https://js.stripe.com/**', answer);
  await context.route('https://api.stripe.com/**', answer);
  return asked;
}
