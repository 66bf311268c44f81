import { checkout } from '#messages/en/checkout.ts';
import { fill, type Words } from '#messages/message.ts';
import type { ChosenWay } from '#server/orders/balance/begin-balance-payment.ts';
import type { OpenBalance } from '#server/orders/balance/open-balance.ts';
import type { PaymentProvider } from '#server/payments/payment-provider.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import type { CheckoutPart } from '#views/checkout/checkout-state.ts';

/** Among the ways to pay a renewal: with what is kept for it. */
const KEPT = 'kept';

/** The ways to pay what is open of an order on the page of a provider: a choice where there are several. */
export function providerParts(
  { translate, posted }: ShopVisit,
  { providers, kept }: OpenBalance,
): CheckoutPart[] {
  const [first, ...others] = providers;
  if (first === undefined) return [];
  if (others.length === 0 && kept === null) {
    return [{ kind: 'text', title: translate(nameOf(first)), text: translate(noteOf(first)) }];
  }
  const keptOptions = kept === null ? [] : [{ value: KEPT, label: kept.name, note: '', price: '' }];
  const usual = kept === null ? first.id : KEPT;
  const chosen = providers.find(({ id }) => id === posted('provider'))?.id ?? usual;
  return [
    {
      kind: 'choice',
      name: 'provider',
      legend: translate(checkout.payWith),
      text: null,
      value: chosen,
      options: [
        ...keptOptions,
        ...providers.map((provider) => ({
          value: provider.id,
          label: translate(nameOf(provider)),
          note: translate(noteOf(provider)),
          price: '',
        })),
      ],
    },
  ];
}

/** What of an open balance was chosen to pay it by; null where that is not offered (any more). */
export function chosenWay({ posted }: ShopVisit, { providers, kept }: OpenBalance): ChosenWay | null {
  const chosen = posted('provider');
  if (kept !== null && (chosen === KEPT || chosen === '')) return { provider: kept.provider, kept };
  const provider = chosen === '' ? providers[0] : providers.find(({ id }) => id === chosen);
  return provider === undefined ? null : { provider: provider.id };
}

function nameOf({ isForTestOrders }: PaymentProvider): Words {
  return isForTestOrders ? checkout.payTest : checkout.payOnline;
}

function noteOf({ brand, isForTestOrders }: PaymentProvider): Words {
  if (isForTestOrders) return checkout.testText;
  return fill(checkout.payOnlineText, { provider: brand });
}
