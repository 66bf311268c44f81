import { loadStripe } from '@stripe/stripe-js/pure';
import type { Appearance, StripeElementLocale } from '@stripe/stripe-js';
import type { PayFields } from '#views/checkout/checkout-state.ts';
import type { ProviderFields } from './provider-fields.ts';

/**
 * Stripe’s Payment Element. It is shown before there is anything at Stripe to pay: that is made when the order is reserved
 * (ORD-74, ORD-85).
 */
export async function openStripeFields(place: HTMLElement, fields: PayFields): Promise<ProviderFields> {
  const locale = fields.language as StripeElementLocale;
  const stripe = await loadStripe(fields.publicKey, { locale });
  if (stripe === null) throw new Error('There is no page to pay on');
  const elements = stripe.elements({
    ...askedOf(fields, false),
    appearance: looksOf(place),
  });
  const { name, email, country, postalCode } = fields.buyer;
  const element = elements.create('payment', {
    defaultValues: { billingDetails: { name, email, address: { country, postal_code: postalCode } } },
  });
  const { promise: isReady, resolve, reject } = Promise.withResolvers<void>();
  element.on('ready', () => resolve());
  element.on('loaderror', () => reject(new Error('The fields could not be loaded')));
  element.mount(place);
  await isReady;
  return {
    update: (now, keeps) => void elements.update(askedOf(now, keeps)),
    async check() {
      const { error } = await elements.submit();
      if (error !== undefined) element.focus();
      return error === undefined;
    },
    async confirm(clientSecret, returnUrl) {
      const confirmParams = { return_url: returnUrl };
      const confirmed = { elements, clientSecret, confirmParams, redirect: 'if_required' } as const;
      // Without an error and with one alike, the server says what came of it.
      await (clientSecret.startsWith('seti_')
        ? stripe.confirmSetup(confirmed)
        : stripe.confirmPayment(confirmed));
    },
    end: () => element.destroy(),
  };
}

/** What its bank is told of a card: whether it is charged again, and whether its owner will be there. */
function usageOf({ isForLater }: PayFields, keeps: boolean) {
  if (isForLater === true) return 'off_session';
  return keeps ? 'on_session' : null;
}

/** What is paid, or of what is tried for nothing first that a card is kept. */
function askedOf(fields: PayFields, keeps: boolean) {
  const currency = fields.currency.toLowerCase();
  if (fields.isOnlyKept === true) return { mode: 'setup', currency } as const;
  const { amount } = fields;
  return { mode: 'payment', currency, amount, setupFutureUsage: usageOf(fields, keeps) } as const;
}

/** As the fields of the checkout look: Stripe reads plain colours alone. */
function looksOf(place: HTMLElement): Appearance {
  const field = place.closest('form')?.querySelector('.checkout-field > input') ?? place;
  const { color, fontFamily, fontSize } = getComputedStyle(place);
  const { backgroundColor, borderRadius } = getComputedStyle(field);
  const colours = { colorText: color, colorPrimary: color, colorBackground: backgroundColor };
  return {
    theme: 'stripe',
    variables: {
      ...Object.fromEntries(Object.entries(colours).filter(([, value]) => value.startsWith('rgb('))),
      fontFamily,
      fontSizeBase: fontSize,
      borderRadius,
    },
  };
}
