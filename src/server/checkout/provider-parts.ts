import { checkout } from '#messages/en/checkout.ts';
import { fill, type Words } from '#messages/message.ts';
import type { OpenBalance } from '#server/orders/balance/open-balance.ts';
import type { PaymentProvider } from '#server/payments/payment-provider.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import type { CheckoutPart } from '#views/checkout/checkout-state.ts';

/** The ways to pay what is open of an order on the page of a provider: a choice where there are several. */
export function providerParts({ translate, posted }: ShopVisit, { providers }: OpenBalance): CheckoutPart[] {
  const [first, ...others] = providers;
  if (first === undefined) return [];
  if (others.length === 0) {
    return [{ kind: 'text', title: translate(nameOf(first)), text: translate(noteOf(first)) }];
  }
  const chosen = providers.find(({ id }) => id === posted('provider')) ?? first;
  return [
    {
      kind: 'choice',
      name: 'provider',
      legend: translate(checkout.payWith),
      text: null,
      value: chosen.id,
      options: providers.map((provider) => ({
        value: provider.id,
        label: translate(nameOf(provider)),
        note: translate(noteOf(provider)),
        price: '',
      })),
    },
  ];
}

function nameOf({ isForTestOrders }: PaymentProvider): Words {
  return isForTestOrders ? checkout.payTest : checkout.payOnline;
}

function noteOf({ brand, isForTestOrders }: PaymentProvider): Words {
  if (isForTestOrders) return checkout.testText;
  return fill(checkout.payOnlineText, { provider: brand });
}
