import type { FastifyReply } from 'fastify';
import { TEST_PLAYS, type TestPlay } from '#domain/orders/test-plays.ts';
import { checkout } from '#messages/en/checkout.ts';
import type { Words } from '#messages/message.ts';
import { findTestPayment, playTestPayment } from '#server/payments/test/test-payments.ts';
import { followTestMessages } from '#server/orders/paying/follow-test-messages.ts';
import { issueCrumb } from '#server/platform/http/crumb.ts';
import { leadTo } from '#server/shop-pages/send-shop-page.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import { FindOrderView } from '#views/checkout/find-order-view.tsx';
import { gonePage } from './notice-pages.tsx';
import { sendCheckoutPage } from './send-checkout-page.ts';

const ANSWERS: readonly (readonly [TestPlay, Words])[] = [
  ['approve', checkout.testApprove],
  ['decline', checkout.testDecline],
  ['confirm', checkout.testConfirm],
  ['processing-success', checkout.testSlowSuccess],
  ['processing-failure', checkout.testSlowFailure],
  ['time-out', checkout.testTimeOut],
  ['twice', checkout.testTwice],
  ['swapped', checkout.testSwapped],
  ['refund-fails', checkout.testRefundFails],
];
/** Once the bank asks for a confirmation. */
const CONFIRMATIONS: readonly (readonly [TestPlay, Words])[] = [
  ['approve', checkout.testConfirmed],
  ['refused-confirmation', checkout.testRefused],
];

/** The page of the test provider, which asks what it shall answer (ORD-71). */
export async function testPaymentPage(visit: ShopVisit, id: string): Promise<FastifyReply> {
  const { services, siteId, translate, request, reply } = visit;
  const payment = await findTestPayment(services.db, siteId, id);
  if (payment === null) return gonePage(visit);
  const { play, returnUrl } = payment;
  if (play !== null && play !== 'confirm') return leadTo(visit, returnUrl);
  const answers = play === 'confirm' ? CONFIRMATIONS : ANSWERS;
  const state = {
    title: translate(play === 'confirm' ? checkout.testConfirm : checkout.payTest),
    text: `${translate(checkout.isTest)} ${translate(checkout.testText)}`,
    problems: null,
    form: {
      action: `/checkout/test-payment/${id}`,
      hidden: { crumb: issueCrumb(services, request, reply) },
      parts: [
        {
          kind: 'choice' as const,
          name: 'play',
          legend: translate(checkout.testAnswer),
          text: null,
          value: 'approve',
          options: answers.map(([value, label]) => ({ value, label: translate(label), note: '', price: '' })),
        },
      ],
      submit: translate(checkout.testSend),
    },
  };
  return sendCheckoutPage(visit, {
    path: '/checkout',
    title: checkout.payTest,
    view: <FindOrderView state={state} />,
  });
}

/** Plays what was chosen, and leads back as a provider does. */
export async function playTest(visit: ShopVisit, id: string): Promise<FastifyReply> {
  const { services, siteId, posted } = visit;
  const payment = await findTestPayment(services.db, siteId, id);
  const play = TEST_PLAYS.find((each) => each === posted('play'));
  if (payment === null || play === undefined) return gonePage(visit);
  const isPlayed = await playTestPayment(services, siteId, payment.id, play);
  if (isPlayed && play === 'confirm') return leadTo(visit, `/checkout/test-payment/${id}`);
  if (isPlayed) await followTestMessages(services, siteId, payment.id, play);
  return leadTo(visit, payment.returnUrl);
}
