import type { FastifyReply } from 'fastify';
import { withdrawals as words } from '#messages/en/withdrawals.ts';
import { fill, type Words } from '#messages/message.ts';
import type { StoredOrder } from '#server/orders/queries.ts';
import { issueCrumb } from '#server/platform/http/crumb.ts';
import { shownProblems } from '#server/shop-pages/shown-problems.ts';
import { leadTo } from '#server/shop-pages/send-shop-page.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import { loadWithdrawals } from '#server/withdrawals/load-withdrawals.ts';
import { withdraw } from '#server/withdrawals/withdraw.ts';
import { withdrawableLines, type WithdrawableLine } from '#server/withdrawals/withdrawable-lines.ts';
import { FindOrderView } from '#views/checkout/find-order-view.tsx';
import type { CheckoutField } from '#views/checkout/checkout-state.ts';
import { gonePage } from './notice-pages.tsx';
import { sendCheckoutPage } from './send-checkout-page.ts';

/** Of more pieces the number is typed. */
const MOST_LISTED = 50;
const MAX_NUMBER_LENGTH = 5;

/** Of the address of an order: its page, to which a withdrawal leads back. */
const orderPath = ({ request }: ShopVisit) => (request.url.split('?')[0] ?? '').replace(/\/withdraw$/, '');

/** `…/withdraw` of an order: which pieces its buyer withdraws from, without a sign-in (ORD-147). */
export async function withdrawPage(
  visit: ShopVisit,
  order: StoredOrder,
  fault: Words | null = null,
): Promise<FastifyReply> {
  const { services, siteId, request, reply, translate, posted } = visit;
  const lines = await withdrawableLines(services.db, siteId, order, services.now());
  if (lines.length === 0) return gonePage(visit);
  const seen = (await loadWithdrawals(services.db, siteId, order.id)).length;
  const fields = lines.map((line) => fieldOfLine(line, posted(`line-${line.id}`)));
  const state = {
    title: translate(words.title),
    text: translate(fill(words.text, { number: order.number })),
    problems: shownProblems(visit, [{ kind: 'fields', legend: null, fields }], fault === null ? [] : [fault]),
    form: {
      action: `${orderPath(visit)}/withdraw`,
      hidden: { crumb: issueCrumb(services, request, reply), seen: String(seen) },
      parts: [{ kind: 'fields', legend: translate(words.pieces), fields } as const],
      submit: translate(words.confirm),
    },
  };
  return sendCheckoutPage(visit, {
    path: '/checkout',
    title: words.title,
    view: <FindOrderView state={state} />,
    status: fault === null ? 200 : 400,
  });
}

/** Takes the withdrawal, and leads back to the order, which says so. */
export async function enterWithdrawal(visit: ShopVisit, order: StoredOrder): Promise<FastifyReply> {
  const { services, siteId, posted } = visit;
  const chosen = order.lines.flatMap(({ id }) => {
    const typed = posted(`line-${id}`).trim();
    return typed === '' || typed === '0' ? [] : [[id, /^\d{1,5}$/.test(typed) ? Number(typed) : -1] as const];
  });
  const pieces = new Map<string, number>(chosen);
  if (chosen.length === 0) return withdrawPage(visit, order, words.none);
  if (chosen.some(([, count]) => count < 1)) return withdrawPage(visit, order, words.tooMany);
  const seen = Number(posted('seen'));
  const done = await withdraw(services, { siteId, orderId: order.id, seen, pieces });
  return done === 'done'
    ? leadTo(visit, `${orderPath(visit)}?withdrawn=yes`)
    : withdrawPage(visit, order, words.tooMany);
}

/** How many pieces of a line: none, some or all. */
function fieldOfLine({ id, title, optionText, left }: WithdrawableLine, value: string): CheckoutField {
  const counts = Array.from({ length: Math.min(left, MOST_LISTED) }, (_each, index) => String(index + 1));
  return {
    name: `line-${id}`,
    kind: left > MOST_LISTED ? 'text' : 'select',
    label: optionText === '' ? title : `${title} (${optionText})`,
    value,
    autocomplete: 'off',
    isRequired: false,
    maxLength: MAX_NUMBER_LENGTH,
    problem: null,
    hint: left > MOST_LISTED ? `1–${left}` : null,
    options: counts.map((count) => ({ value: count, label: count })),
  };
}
