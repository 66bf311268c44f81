import type { TestPlay } from '#domain/orders/test-plays.ts';
import { invariant } from '#lib/invariant.ts';
import type {
  KnownPayment,
  PaymentProvider,
  PaymentState,
  ProviderAccess,
  ProviderAnswer,
  RefundState,
} from '../payment-provider.ts';
import { beginTestPayment, endTestPayment, findTestPayment, refundTestPayment } from './test-payments.ts';

/** As long as a payment is under way whose end comes by itself, and as long as the provider is not there. */
const SETTLES_MS = 20_000;

/** Plays what a contributor chooses on its own page, without network, for test orders alone (ORD-71, ORD-107). */
export const testProvider: PaymentProvider = {
  id: 'test',
  currencies: 'all',
  limits: () => ({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  embeds: false,
  redirects: true,
  savesMethods: false,
  refundsPartly: true,
  isForTestOrders: true,
  needsAccount: false,
  calls: {
    async start({ services, siteId }, attempt) {
      const { id } = await beginTestPayment(services, siteId, attempt);
      const state = await stateOf({ services, siteId, account: null }, id);
      if (state.kind !== 'answered') return state;
      const payUrl = new URL(`/checkout/test-payment/${id}`, attempt.returnUrl).href;
      return { kind: 'answered', value: { providerId: id, state: state.value, payUrl } };
    },
    fetch: (access, { providerId }) => stateOf(access, providerId),
    async cancel(access, { providerId }) {
      await endTestPayment(access.services.db, access.siteId, providerId);
      return stateOf(access, providerId);
    },
    async refund(access, { providerId }: KnownPayment, refund) {
      const payment = await findTestPayment(access.services.db, access.siteId, providerId);
      invariant(payment !== null, 'a payment that is refunded was made');
      const status = payment.play === 'refund-fails' ? ('failed' as const) : ('succeeded' as const);
      const state: RefundState = { ...refund, providerId: refund.key, status };
      await refundTestPayment(access.services.db, access.siteId, providerId, state);
      return { kind: 'answered', value: state };
    },
    readMessage: async () => null,
  },
};

async function stateOf(
  { services, siteId }: ProviderAccess,
  providerId: string,
): Promise<ProviderAnswer<PaymentState>> {
  const payment = await findTestPayment(services.db, siteId, providerId);
  if (payment === null) return { kind: 'refused', failure: 'try-again' };
  const { play, playedAt, amount, refunds } = payment;
  if (play === null || playedAt === null) return answered({ status: 'needs-method', paid: 0 });
  if (play === 'ended') return answered({ status: 'canceled', paid: 0 });
  const isSettled = services.now() - playedAt.getTime() >= SETTLES_MS;
  if (play === 'time-out' && !isSettled) return { kind: 'unreachable' };
  return answered({ ...played(play, amount, isSettled), refunds });
}

function played(play: TestPlay, amount: number, isSettled: boolean): PaymentState {
  const method = { brand: 'test', last4: '0000', expires: '' };
  switch (play) {
    case 'decline':
      return { status: 'failed', paid: 0, failure: 'declined' };
    case 'confirm':
      return { status: 'needs-confirmation', paid: 0, method };
    case 'processing-success':
      return isSettled
        ? { status: 'succeeded', paid: amount, method }
        : { status: 'processing', paid: 0, method };
    case 'processing-failure':
      return isSettled
        ? { status: 'failed', paid: 0, failure: 'declined' }
        : { status: 'processing', paid: 0, method };
    case 'refused-confirmation':
      return { status: 'failed', paid: 0, failure: 'not-confirmed' };
    case 'approve':
    case 'time-out':
    case 'twice':
    case 'swapped':
    case 'refund-fails':
      return { status: 'succeeded', paid: amount, method };
  }
}

function answered(value: PaymentState): ProviderAnswer<PaymentState> {
  return { kind: 'answered', value };
}
