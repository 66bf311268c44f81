import type { Services } from '#server/platform/services.ts';
import { STRIPE_API } from '#server/platform/config/payments-configuration.ts';
import type { ProviderOrigins } from '../payment-provider.ts';

/** Whose pages, scripts and answers paying by Stripe needs, as its guide to security lists them (docs.stripe.com/security/guide). */
export function stripeOrigins({ stripeApiUrl }: Pick<Services['config'], 'stripeApiUrl'>): ProviderOrigins {
  return {
    // A stand-in has its pages where it is called.
    pages: [stripeApiUrl === STRIPE_API ? 'https://checkout.stripe.com' : new URL(stripeApiUrl).origin],
    scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
    frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    calls: [STRIPE_API],
  };
}
