import type { FastifyReply } from 'fastify';
import { addressProblems, NO_ADDRESS, tidyAddress, type Address } from '#domain/addresses/address.ts';
import { deliveryCountries } from '#domain/checkout/delivery-countries.ts';
import { isSubscriptionOver } from '#domain/subscriptions/subscription-states.ts';
import { checkout } from '#messages/en/checkout.ts';
import { subscriptionPages as words } from '#messages/en/subscription-pages.ts';
import { addressFields, named, postedAddress, type Problems } from '#server/checkout/fields.ts';
import { sendCheckoutPage } from '#server/checkout/send-checkout-page.ts';
import { issueCrumb } from '#server/platform/http/crumb.ts';
import { leadTo } from '#server/shop-pages/send-shop-page.ts';
import { shownProblems } from '#server/shop-pages/shown-problems.ts';
import { readStoreRules } from '#server/store/store-rules.ts';
import { changeAddress } from '#server/subscriptions/managing/change-address.ts';
import { FormPageView } from '#views/checkout/form-page-view.tsx';
import type { CheckoutPart } from '#views/checkout/checkout-state.ts';
import { ownChange, type SubscriptionVisit } from './own-visit.ts';

/** Where it is sent from the next charge on, or the address of the bill where nothing is sent (ORD-117). */
export async function addressPage(visit: SubscriptionVisit): Promise<FastifyReply> {
  const { subscription, path } = visit;
  if (isSubscriptionOver(subscription.state)) return leadTo(visit, path);
  const address = subscription.pending?.delivery ?? subscription.delivery ?? subscription.billing;
  return showForm(visit, { ...NO_ADDRESS, ...address }, {});
}

export async function enterAddress(visit: SubscriptionVisit): Promise<FastifyReply> {
  const { services, subscription, posted, path } = visit;
  if (isSubscriptionOver(subscription.state)) return leadTo(visit, path);
  const of = fieldsOf(visit);
  const entered = tidyAddress(postedAddress(visit, of));
  if (posted('act') === 'country') return showForm(visit, entered, {});
  const problems = named(of, addressProblems(entered, await countriesOf(visit)));
  if (Object.keys(problems).length > 0) return showForm(visit, entered, problems);
  await changeAddress(services, { ...ownChange(visit), address: entered });
  return leadTo(visit, `${path}?done=saved`);
}

function fieldsOf({ subscription }: SubscriptionVisit): 'shipping' | 'billing' {
  return subscription.delivery === null ? 'billing' : 'shipping';
}

/** Those that the seller delivers to; all for a bill (ORD-21). */
async function countriesOf({
  services,
  siteId,
  subscription,
}: SubscriptionVisit): Promise<ReadonlySet<string> | null> {
  if (subscription.delivery === null || subscription.deliveryOption?.isPickup === true) return null;
  return deliveryCountries((await readStoreRules(services.db, siteId)).shippingOptions);
}

async function showForm(
  visit: SubscriptionVisit,
  address: Address,
  problems: Problems,
): Promise<FastifyReply> {
  const { services, request, reply, translate, path } = visit;
  const of = fieldsOf(visit);
  const parts: CheckoutPart[] = [
    {
      kind: 'address',
      legend: translate(of === 'shipping' ? words.address : words.billing),
      box: null,
      fields: addressFields(visit, of, address, await countriesOf(visit), problems),
      changeCountry: translate(checkout.changeCountry),
    },
  ];
  const shown = shownProblems(visit, parts, []);
  const view = {
    title: translate(words.changeAddress),
    text: translate(words.changeAddressText),
    problems: shown,
    form: {
      action: `${path}/address`,
      hidden: { crumb: issueCrumb(services, request, reply) },
      parts,
      submit: translate(words.save),
    },
    link: { href: path, label: translate(words.see) },
  };
  return sendCheckoutPage(visit, {
    path: '/checkout',
    title: words.changeAddress,
    view: <FormPageView state={view} />,
    status: shown === null ? 200 : 400,
  });
}
