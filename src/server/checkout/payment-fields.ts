import type { Address } from '#domain/addresses/address.ts';
import type { AccountId } from '#domain/documents/record.ts';
import { checkout } from '#messages/en/checkout.ts';
import { fill } from '#messages/message.ts';
import { isTestPayment } from '#server/payments/offered-providers.ts';
import type { ShownAccount } from '#server/payments/payment-accounts.ts';
import type { OwnMethod } from '#server/payments/kept-methods.ts';
import type { PaymentProvider, ProviderOrigins } from '#server/payments/payment-provider.ts';
import { wantsState } from '#server/shop-pages/wants-state.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import type { PayPart } from '#views/checkout/checkout-state.ts';
import type { OpenCheckout } from './open-checkout.ts';

/** How a checkout can be paid. */
export interface PaymentOffer {
  readonly providers: readonly PaymentProvider[];
  /** The contributor who tries the shop; null: a buyer (ORD-107). */
  readonly tester: AccountId | null;
  /** No money moves, whichever is chosen. */
  readonly isTest: boolean;
  readonly accounts: readonly ShownAccount[];
  /** What a member keeps and can pay with again (ORD-146). */
  readonly kept: readonly OwnMethod[];
}

/** What the form says of where it is paid; scripts alone say that it is here. */
const WAY_FIELD = 'way';

const NO_ORIGINS: ProviderOrigins = { pages: [], scripts: [], frames: [], calls: [] };

/** The provider whose fields stand within the payment step: its account has a key for them (ORD-74). */
export function fieldsProvider({ providers, accounts }: PaymentOffer): PaymentProvider | null {
  const hasKey = ({ id }: PaymentProvider) =>
    accounts.some(({ provider, publicKey }) => provider === id && publicKey !== '');
  return providers.find((provider) => provider.embeds && hasKey(provider)) ?? null;
}

/** Whose pages, scripts and answers the payment step needs: of what is offered, and of nothing before it (ORD-16, ORD-74). */
export function originsOf({ services }: ShopVisit, offer: PaymentOffer): ProviderOrigins {
  const withFields = fieldsProvider(offer);
  return offer.providers
    .flatMap((provider) => {
      const origins = provider.origins?.(services.config);
      return origins === undefined
        ? []
        : [provider === withFields ? origins : { ...NO_ORIGINS, pages: origins.pages }];
    })
    .reduce(
      (all, each) => ({
        pages: [...all.pages, ...each.pages],
        scripts: [...all.scripts, ...each.scripts],
        frames: [...all.frames, ...each.frames],
        calls: [...all.calls, ...each.calls],
      }),
      NO_ORIGINS,
    );
}

/** The fields of a provider, and what is said where they do not come: it is paid on the provider's page then. */
export function payPart(
  { translate, published }: ShopVisit,
  { found, rules, entries }: OpenCheckout,
  offer: PaymentOffer,
  provider: PaymentProvider,
): PayPart {
  const { contact, delivery, billing } = entries;
  const address: Address = billing ?? delivery;
  const account = offer.accounts.find((each) => each.provider === provider.id);
  const hasChoice = offer.providers.length + offer.kept.length > 1;
  const isOnlyKept = found.priced.amountDue === 0;
  const words = isOnlyKept ? checkout.keepOnlineText : checkout.payOnlineText;
  const elsewhere = translate(fill(words, { provider: provider.brand }));
  return {
    kind: 'pay',
    title: hasChoice ? null : translate(checkout.howToPay),
    notice: isTestPayment(provider, offer.accounts) ? translate(checkout.isTest) : null,
    elsewhere,
    loading: translate(checkout.payLoading),
    label: translate(checkout.payFields),
    fields: {
      provider: provider.id,
      publicKey: account?.publicKey ?? '',
      amount: found.priced.amountDue,
      currency: rules.currency,
      language: published.loaded.shell.settings.language,
      ...(found.later === null ? {} : { isForLater: true }),
      ...(isOnlyKept ? { isOnlyKept } : {}),
      buyer: {
        name: address.name,
        email: contact.email,
        country: address.country,
        postalCode: address.postalCode,
      },
    },
  };
}

/** Whether the script of the page has the fields of the provider that was chosen. */
export function paysInFields({ request, posted }: ShopVisit, offer: PaymentOffer, provider: string): boolean {
  return posted(WAY_FIELD) === 'fields' && wantsState(request) && fieldsProvider(offer)?.id === provider;
}
