import type { FastifyReply } from 'fastify';
import { percentText } from '#domain/discounts/percent-text.ts';
import { addressProblems, NO_ADDRESS, tidyAddress } from '#domain/addresses/address.ts';
import { donatePath } from '#domain/donations/donate-path.ts';
import { fundQuestions } from '#domain/donations/fund-questions.ts';
import { takesOtherAmount } from '#domain/donations/fund-fields.ts';
import { feeOn, givenAmount, OTHER_AMOUNT } from '#domain/donations/given-amount.ts';
import {
  chosenFrequency,
  GIFT_FREQUENCIES,
  GIFT_PERIODS,
  type GiftFrequency,
} from '#domain/donations/gift-frequency.ts';
import { isFeatureOn } from '#domain/features/is-feature-on.ts';
import { exceedsMaximum } from '#domain/forms/count-characters.ts';
import { emailProblem } from '#domain/checkout/email-problem.ts';
import { toCents, type Cents } from '#domain/money/cents.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { LARGEST_PRICE } from '#domain/money/largest-price.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import { ORDER_LIMITS } from '#domain/orders/order-limits.ts';
import { createId, isId, type Id } from '#lib/id.ts';
import { cart } from '#messages/en/cart.ts';
import { checkout } from '#messages/en/checkout.ts';
import { donations } from '#messages/en/donations.ts';
import { forms } from '#messages/en/forms.ts';
import { fill, type Message } from '#messages/message.ts';
import { createToken, hashToken } from '#server/accounts/session-token.ts';
import { beginSubscriptionCart } from '#server/carts/begin-subscription-cart.ts';
import { beginDonation } from '#server/carts/begin-donation.ts';
import { lineAnswers } from '#server/carts/product-questions.ts';
import { setOwnCartCookie } from '#server/carts/own-cart.ts';
import { findDonatePage, type FoundDonatePage } from '#server/donations/funds.ts';
import { memberOf } from '#server/platform/http/caller.ts';
import { issueCrumb } from '#server/platform/http/crumb.ts';
import { isShopClosed, sendClosedShop } from '#server/shop-pages/closed-shop.tsx';
import { formProblems } from '#server/shop-pages/form-answers.ts';
import { formPart } from '#server/shop-pages/form-part.ts';
import { leadTo } from '#server/shop-pages/send-shop-page.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import { shownProblems } from '#server/shop-pages/shown-problems.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import type { CheckoutPart } from '#views/checkout/checkout-state.ts';
import { DonateRoot, DonateView, type DonateState } from '#views/checkout/donate-view.tsx';
import { NO_ENTRIES } from './checkout-entries.ts';
import { renewCheckoutCookie } from './checkout-cookie.ts';
import { addressFields, fieldOf, named, postedAddress, type Problems } from './fields.ts';
import { giftFields, keptGift, postedGift, type GiftEntries } from './gift-entries.ts';
import { gonePage } from './notice-pages.tsx';
import { keepCheckout } from './queries.ts';
import { sendCheckoutPage } from './send-checkout-page.ts';
import { testBuyer } from './test-buyer.ts';

/** `/checkout/donate?donatePageId`: what can be given to the fund of the page; unknown, removed and foreign ones are gone (ORD-35, CONT-150). */
export async function donatePage(visit: ShopVisit): Promise<FastifyReply> {
  return withPage(visit, async (page) => showForm(visit, page, await keptGift(visit, page.id), {}));
}

/** Takes what somebody gives into a cart of its own, and leads on to how it is paid (ORD-127, ORD-129). */
export async function give(visit: ShopVisit): Promise<FastifyReply> {
  return withPage(visit, async (page) => {
    const { services, siteId, request, reply, posted, translate } = visit;
    const { fund } = page;
    const questions = fundQuestions(fund.questions);
    const entered = postedGift(visit, questions);
    if (posted('act') === 'country') return showForm(visit, page, entered, {});
    const { currency } = await loadStoreSettings(services.db, siteId);
    const amount = givenAmount(fund, { amount: posted('amount'), other: posted('other') }, currency);
    const address = postedAddress(visit, 'billing');
    const billing = tidyAddress(fund.asksAddress ? address : { ...NO_ADDRESS, name: address.name });
    const email = posted('email').trim();
    const wrongEmail = emailProblem(email);
    const message = fund.asksMessage ? posted('message').trim() : '';
    const values = entered.answers;
    const problems: Problems = {
      ...(amount === null ? { other: amountWrong(fund.minimum, currency) } : {}),
      ...(wrongEmail === null ? {} : { email: wrongEmail }),
      ...(fund.asksAddress
        ? named('billing', addressProblems(billing, null))
        : billing.name === ''
          ? { 'billing-name': fill(forms.required, { title: checkout.name }) }
          : {}),
      ...formProblems(questions, values),
      ...(exceedsMaximum(message, ORDER_LIMITS.note) ? { message: forms.tooLong } : {}),
    };
    if (amount === null || Object.keys(problems).length > 0) return showForm(visit, page, entered, problems);
    const hasFee = fund.feePercent !== null && posted('fee') === 'yes';
    const fee = hasFee
      ? { title: translate(donations.fees), amount: feeOn(amount, fund.feePercent ?? 0) }
      : null;
    const answers = lineAnswers(questions, values, translate);
    const given = { page, amount, fee, answers, isAnonymous: posted('anonymous') === 'yes' };
    const frequency = chosenFrequency(allowedFrequencies(visit, page), posted('frequency'));
    const { cartId, token } =
      frequency === null ? await beginOnce(visit, given) : await beginRepeated(visit, given, frequency);
    setOwnCartCookie(services.config, reply, token);
    const secretHash = renewCheckoutCookie(services.config, request, reply);
    const fields = giftFields(page.id, entered, questions);
    const entries = { ...NO_ENTRIES, contact: { email, phone: '' }, billing, note: message, fields };
    await keepCheckout(services.db, { siteId, cartId, secretHash }, entries, {
      isTest: (await testBuyer(visit)) !== null,
      now: services.now(),
    });
    return leadTo(visit, '/checkout/payment');
  });
}

interface Given {
  readonly page: FoundDonatePage;
  readonly amount: Cents;
  readonly fee: { readonly title: string; readonly amount: Cents } | null;
  readonly answers: ReturnType<typeof lineAnswers>;
  readonly isAnonymous: boolean;
}

async function beginOnce(visit: ShopVisit, { page, amount, fee, answers, isAnonymous }: Given) {
  const token = createToken();
  const cartId = await beginDonation(visit.services, {
    siteId: visit.siteId,
    tokenHash: hashToken(token),
    memberId: memberOf(visit.request.caller)?.memberId ?? null,
    pageId: page.id,
    fundId: page.fund.id,
    fundName: page.fund.name,
    amount,
    fee,
    answers,
    isAnonymous,
  });
  return { cartId, token };
}

/** What is given again and again is a subscription without end (ORD-128). */
function beginRepeated(
  { services, siteId, request }: ShopVisit,
  { page, amount, fee, answers, isAnonymous }: Given,
  frequency: GiftFrequency,
) {
  const { fund, id: pageId } = page;
  const line = (variant: Id<'fund'> | Id<'fee'>, title: string, price: Cents) => ({
    of: pageId,
    variant,
    title,
    price,
  });
  return beginSubscriptionCart(services, {
    siteId,
    memberId: memberOf(request.caller)?.memberId ?? null,
    terms: {
      kind: 'donation',
      plan: { billingPeriod: GIFT_PERIODS[frequency], numBillingCycles: 0 },
      title: fund.name,
      planId: null,
      taxClass: 'standard',
      trialDays: 0,
      next: null,
      fundId: fund.id,
      donatePageId: pageId,
    },
    lines: [
      { ...line(fund.id, fund.name, amount), answers },
      ...(fee === null || fee.amount === 0
        ? []
        : [line(createId<'fee'>(services.now()), fee.title, fee.amount)]),
    ],
    isAnonymous,
  });
}

async function withPage(
  visit: ShopVisit,
  show: (page: FoundDonatePage) => Promise<FastifyReply> | FastifyReply,
): Promise<FastifyReply> {
  const { services, siteId, request } = visit;
  const id = new URL(request.url, 'http://localhost').searchParams.get('donatePageId') ?? '';
  const page = isId<'donate-page'>(id) ? await findDonatePage(services.db, siteId, id) : null;
  if (page === null) return gonePage(visit);
  return (await isShopClosed(visit)) ? sendClosedShop(visit, 'donation') : show(page);
}

async function showForm(
  visit: ShopVisit,
  page: FoundDonatePage,
  { text, answers }: GiftEntries,
  problems: Problems,
): Promise<FastifyReply> {
  const { services, siteId, request, reply, translate } = visit;
  const { fund } = page;
  const { currency } = await loadStoreSettings(services.db, siteId);
  const money = (amount: number) => formatMoney(moneyValue(toCents(amount), currency));
  const takesOther = takesOtherAmount(fund);
  const other = fieldOf(visit, 'other', {
    label: fund.amounts.length === 0 ? donations.amount : donations.otherAmount,
    value: text('other'),
    isRequired: true,
    maxLength: 30,
    hint: fill(donations.between, { min: money(fund.minimum), max: money(LARGEST_PRICE) }),
    problem: problems['other'],
  });
  const values = [...fund.amounts.map(({ amount }) => String(amount)), ...(takesOther ? [OTHER_AMOUNT] : [])];
  const chosen = values.includes(text('amount')) ? text('amount') : (values[0] ?? OTHER_AMOUNT);
  const amounts: CheckoutPart = {
    kind: 'choice',
    name: 'amount',
    legend: translate(donations.amount),
    text: null,
    value: chosen,
    options: [
      ...fund.amounts.map(({ amount, label }) => ({
        value: String(amount),
        label: label === '' ? money(amount) : label,
        note: '',
        price: label === '' ? '' : money(amount),
      })),
      ...(takesOther
        ? [{ value: OTHER_AMOUNT, label: translate(donations.otherAmount), note: '', price: '' }]
        : []),
    ],
  };
  const address = postedAddress({ posted: text }, 'billing');
  const email = fieldOf(visit, 'email', {
    kind: 'email',
    label: checkout.email,
    value: text('email') || (memberOf(request.caller)?.email ?? ''),
    autocomplete: 'email',
    isRequired: true,
    maxLength: 256,
    problem: problems['email'],
  });
  const name = fieldOf(visit, 'billing-name', {
    label: checkout.name,
    value: address.name,
    autocomplete: 'name',
    isRequired: true,
    problem: problems['billing-name'],
  });
  const check = (field: string, label: Parameters<typeof fieldOf>[2]['label']) =>
    fieldOf(visit, field, { kind: 'check', label, value: text(field), isRequired: false });
  const questions = fundQuestions(fund.questions);
  const hidden = questions.filter(({ kind }) => kind === 'hidden').map(({ id, value }) => [id, value]);
  const percent = { percent: percentText(fund.feePercent ?? 0) };
  const parts: CheckoutPart[] = [
    ...frequencyPart(visit, allowedFrequencies(visit, page), text('frequency')),
    ...(fund.amounts.length === 0 ? [] : [amounts]),
    ...(takesOther ? [{ kind: 'fields' as const, legend: null, fields: [other] }] : []),
    ...(fund.feePercent === null
      ? []
      : [
          { kind: 'fields' as const, legend: null, fields: [check('fee', fill(donations.addFees, percent))] },
        ]),
    {
      kind: 'fields',
      legend: translate(donations.donor),
      fields: fund.asksAddress ? [email] : [name, email],
    },
    ...(fund.asksAddress
      ? [
          {
            kind: 'address' as const,
            legend: translate(donations.address),
            box: null,
            fields: addressFields(visit, 'billing', address, null, problems),
            changeCountry: translate(checkout.changeCountry),
          },
        ]
      : []),
    ...questions.flatMap(
      (question) =>
        formPart(visit, question, { value: answers[question.id], problem: problems[question.id] }) ?? [],
    ),
    {
      kind: 'fields',
      legend: null,
      fields: [
        check('anonymous', donations.anonymous),
        ...(fund.asksMessage
          ? [
              fieldOf(visit, 'message', {
                kind: 'area',
                label: donations.message,
                value: text('message'),
                isRequired: false,
                maxLength: ORDER_LIMITS.note,
                hint: checkout.noteText,
                problem: problems['message'],
              }),
            ]
          : []),
      ],
    },
  ];
  const shown = shownProblems(visit, parts, []);
  const state: DonateState = {
    title: page.title,
    text: page.text,
    problems: shown,
    form: {
      action: donatePath(page.id),
      hidden: {
        ...(Object.fromEntries(hidden) as Record<string, string>),
        crumb: issueCrumb(services, request, reply),
      },
      parts,
      submit: translate(donations.toPayment),
    },
    spoken: '',
    words: { failed: translate(cart.failed), tryAgain: translate(cart.tryAgain) },
  };
  return sendCheckoutPage(visit, {
    kind: 'donate',
    path: '/checkout/donate',
    title: donations.title,
    view: (
      <DonateRoot>
        <DonateView state={state} />
      </DonateRoot>
    ),
    app: { name: 'donate', state },
    status: shown === null ? 200 : 400,
  });
}

/** As often as the owner allows; once alone while the site has no subscriptions (CONT-228). */
function allowedFrequencies(
  { published }: ShopVisit,
  { fund: { frequencies } }: FoundDonatePage,
): readonly GiftFrequency[] {
  return isFeatureOn(published.site.featuresOff, 'subscriptions') ? frequencies : [];
}

/** Once, or as often as the owner allows (ORD-128); nothing where there is nothing to choose. */
function frequencyPart(
  { translate }: ShopVisit,
  allowed: readonly GiftFrequency[],
  entered: string,
): readonly CheckoutPart[] {
  if (allowed.length === 0) return [];
  const options = GIFT_FREQUENCIES.filter((frequency) => allowed.includes(frequency));
  return [
    {
      kind: 'choice',
      name: 'frequency',
      legend: translate(donations.howOften),
      text: null,
      value: chosenFrequency(allowed, entered) ?? ONCE,
      options: [
        { value: ONCE, label: translate(donations.once), note: '', price: '' },
        ...options.map((value) => ({
          value,
          label: translate(FREQUENCY_NAMES[value]),
          note: '',
          price: '',
        })),
      ],
    },
  ];
}

const ONCE = 'once';
const FREQUENCY_NAMES: Readonly<Record<GiftFrequency, Message>> = {
  week: donations.weekly,
  month: donations.monthly,
  quarter: donations.quarterly,
  year: donations.yearly,
};

function amountWrong(minimum: number, currency: Parameters<typeof moneyValue>[1]) {
  const money = (amount: number) => formatMoney(moneyValue(toCents(amount), currency));
  return fill(donations.amountWrong, { min: money(minimum), max: money(LARGEST_PRICE) });
}
