import { z } from 'zod';

/** Where Stripe answers. */
export const STRIPE_API = 'https://api.stripe.com';

/** The settings of payments, by the names of their environment variables. */
export const PAYMENTS_ENVIRONMENT = {
  STRIPE_API_URL: z
    .string()
    .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), {
      error: 'must be an address that starts with http:// or https://',
    })
    .default(STRIPE_API),
};
