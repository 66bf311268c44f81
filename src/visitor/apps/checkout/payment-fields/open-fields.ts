import type { PayFields } from '#views/checkout/checkout-state.ts';
import type { OpenFields, ProviderFields } from './provider-fields.ts';

/** As long as the fields are waited for; then it is paid on the page of the provider (ORD-74). */
const LONGEST_MS = 10_000;

/** The fields of each provider that has some, fetched where they are shown. */
const PROVIDERS: Readonly<Record<string, () => Promise<OpenFields>>> = {
  stripe: async () => (await import('./stripe-fields.ts')).openStripeFields,
};

/** Null where they are not there after ten seconds, or cannot be. */
export async function openFields(
  page: Window & typeof globalThis,
  place: HTMLElement,
  fields: PayFields,
): Promise<ProviderFields | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = page.setTimeout(() => resolve(null), LONGEST_MS);
  const opening = open(place, fields);
  const opened = await Promise.race([opening, late]);
  page.clearTimeout(timer);
  // What comes later than that is taken away again.
  if (opened === null) void opening.then((tooLate) => tooLate?.end());
  return opened;
}

async function open(place: HTMLElement, fields: PayFields): Promise<ProviderFields | null> {
  try {
    const load = PROVIDERS[fields.provider];
    return load === undefined ? null : await (await load())(place, fields);
  } catch {
    // The script was kept away, or does not know the key: the page of the provider is the way that always works.
    return null;
  }
}
