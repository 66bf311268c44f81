import type { FastifyReply } from 'fastify';
import { emailProblem } from '#domain/checkout/email-problem.ts';
import { checkout } from '#messages/en/checkout.ts';
import { forms } from '#messages/en/forms.ts';
import { pages } from '#messages/en/pages.ts';
import { fill, type Words } from '#messages/message.ts';
import { countMemberTry } from '#server/members/member-tries.ts';
import { issueCrumb } from '#server/platform/http/crumb.ts';
import { shownProblems } from '#server/shop-pages/shown-problems.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import { FindOrderView } from '#views/checkout/find-order-view.tsx';
import { fieldOf, type Problems } from './fields.ts';
import { orderLinkMail } from './order-link-mail.tsx';
import { orderLink } from '#server/orders/order-link.ts';
import { shopSender } from '#server/orders/shop-sender.ts';
import { findNumberedOrder } from './queries.ts';
import { sendCheckoutPage } from './send-checkout-page.ts';

const MAX_NUMBER_LENGTH = 40;

/** `/orders/find`: the way to an order without an account (ORD-145). */
export function findOrderPage(visit: ShopVisit): Promise<FastifyReply> {
  return sendFinding(visit, {});
}

/** Mails the link where number and email match; what is answered is the same where they do not (ORD-145). */
export async function findOrder(visit: ShopVisit): Promise<FastifyReply> {
  const { services, siteId, published, posted, request, reply } = visit;
  const number = posted('number').trim();
  const email = posted('email').trim();
  const wrongEmail = emailProblem(email);
  const problems: Problems = {
    ...(number === '' ? { number: fill(forms.required, { title: checkout.orderNumberLabel }) } : {}),
    ...(number.length > MAX_NUMBER_LENGTH ? { number: forms.tooLong } : {}),
    ...(wrongEmail === null ? {} : { email: wrongEmail }),
  };
  if (Object.keys(problems).length > 0) return sendFinding(visit, { problems });
  const seconds = await countMemberTry(services, siteId, 'order-search', request.ip);
  if (seconds !== null) {
    reply.header('retry-after', seconds);
    return sendFinding(visit, { fault: pages.tooManyAttempts, status: 429 });
  }
  const { settings, origin } = published.loaded.shell;
  const order = await findNumberedOrder(services.db, siteId, { number, email });
  if (order !== null) {
    await services.mail.send(orderLinkMail, {
      to: order.email,
      siteId,
      language: settings.language,
      ...(await shopSender(services.db, siteId)),
      params: {
        site: settings.title,
        number: order.number ?? number,
        link: new URL(orderLink(services, siteId, order.id), origin).href,
      },
    });
  }
  return sendFinding(visit, { isSent: true });
}

interface Shown {
  readonly problems?: Problems;
  readonly fault?: Words;
  readonly isSent?: boolean;
  readonly status?: number;
}

function sendFinding(visit: ShopVisit, { problems = {}, fault, isSent = false, status }: Shown) {
  const { translate, posted, services, request, reply } = visit;
  const fields = [
    fieldOf(visit, 'number', {
      label: checkout.orderNumberLabel,
      value: posted('number'),
      isRequired: true,
      maxLength: MAX_NUMBER_LENGTH,
      problem: problems['number'],
    }),
    fieldOf(visit, 'email', {
      kind: 'email',
      label: checkout.email,
      value: posted('email'),
      autocomplete: 'email',
      isRequired: true,
      maxLength: 256,
      problem: problems['email'],
    }),
  ];
  const isWrong = fields.some(({ problem }) => problem !== null);
  const state = {
    title: translate(checkout.findTitle),
    text: translate(isSent ? checkout.findSent : checkout.findText),
    problems: shownProblems(
      visit,
      [{ kind: 'fields', legend: null, fields }],
      fault === undefined ? [] : [fault],
    ),
    form: isSent
      ? null
      : {
          action: '/orders/find',
          hidden: { crumb: issueCrumb(services, request, reply) },
          parts: [{ kind: 'fields', legend: null, fields } as const],
          submit: translate(checkout.findSubmit),
        },
  };
  return sendCheckoutPage(visit, {
    path: '/orders/find',
    title: checkout.findTitle,
    view: <FindOrderView state={state} />,
    status: status ?? (isWrong ? 400 : 200),
  });
}
