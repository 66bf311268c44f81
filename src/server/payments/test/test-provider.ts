import { TEST_PLAYS, type TestPlay } from '#domain/orders/test-plays.ts';
import { invariant } from '#lib/invariant.ts';
import type {
  KnownPayment,
  PaymentAttempt,
  PaymentProvider,
  PaymentState,
  ProviderAccess,
  ProviderAnswer,
  RefundState,
  StartedPayment,
} from '../payment-provider.ts';
import {
  beginTestPayment,
  endTestPayment,
  findTestPayment,
  playTestPayment,
  refundTestPayment,
} from './test-payments.ts';

/** As long as a payment is under way whose end comes by itself, and as long as the provider is not there. */
const SETTLES_MS = 20_000;

/** Plays what a contributor chooses on its own page, without network, for test orders alone (ORD-71, ORD-107). */
export const testProvider: PaymentProvider = {
  id: 'test',
  brand: '',
  currencies: 'all',
  limits: () => ({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  embeds: false,
  redirects: true,
  keeping: null,
  refundsPartly: true,
  isForTestOrders: true,
  needsAccount: false,
  origins: null,
  calls: {
    async start(access, attempt) {
      const { services, siteId } = access;
      const { id } = await beginTestPayment(services, siteId, attempt);
      if (attempt.way === 'renewal') await playTestPayment(services, siteId, id, renewalPlay(attempt));
      return look(access, id);
    },
    fetch: (access, { providerId }) => look(access, providerId),
    async cancel(access, { providerId }) {
      await endTestPayment(access.services.db, access.siteId, providerId);
      const now = await look(access, providerId);
      return now.kind === 'answered' ? { kind: 'answered', value: now.value.state } : now;
    },
    async refund(access, { providerId }: KnownPayment, refund) {
      const payment = await findTestPayment(access.services.db, access.siteId, providerId);
      invariant(payment !== null, 'a payment that is refunded was made');
      const status = payment.play === 'refund-fails' ? ('failed' as const) : ('succeeded' as const);
      const state: RefundState = { ...refund, providerId: refund.key, status };
      await refundTestPayment(access.services.db, access.siteId, providerId, state);
      return { kind: 'answered', value: state };
    },
    list: null,
    signatureHeader: null,
    readMessage: async () => null,
  },
};

/** What is kept says what a renewal by it plays; nobody is there who could confirm it (ORD-113). */
function renewalPlay({ customer }: PaymentAttempt): TestPlay {
  const play = TEST_PLAYS.find((each) => each === customer?.methodId) ?? 'approve';
  return play === 'confirm' ? 'refused-confirmation' : play;
}

async function look(
  { services, siteId }: ProviderAccess,
  providerId: string,
): Promise<ProviderAnswer<StartedPayment>> {
  const payment = await findTestPayment(services.db, siteId, providerId);
  if (payment === null) return { kind: 'refused', failure: 'try-again' };
  const { play, playedAt, amount, refunds, returnUrl } = payment;
  const isSettled = playedAt !== null && services.now() - playedAt.getTime() >= SETTLES_MS;
  if (play === 'time-out' && !isSettled) return { kind: 'unreachable' };
  const state = stateOf(play, amount, isSettled);
  const payUrl = new URL(`/checkout/test-payment/${providerId}`, returnUrl).href;
  return {
    kind: 'answered',
    value: {
      providerId,
      intentId: null,
      state: { ...state, refunds },
      payUrl,
      fieldsSecret: null,
      ...keptOf(play, state),
    },
  };
}

/** What was played is played again at renewals, unless something else is chosen for them. */
function keptOf(play: TestPlay | 'ended' | null, { status, method }: PaymentState) {
  if (status !== 'succeeded' || play === null || method == null) return { customerId: null, kept: null };
  return { customerId: 'test', kept: { customerId: 'test', methodId: play, method } };
}

function stateOf(play: TestPlay | 'ended' | null, amount: number, isSettled: boolean): PaymentState {
  if (play === null) return { status: 'needs-method', paid: 0 };
  if (play === 'ended') return { status: 'canceled', paid: 0 };
  return played(play, amount, isSettled);
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
