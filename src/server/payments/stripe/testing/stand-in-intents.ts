import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { StandInCustomers } from './stand-in-customers.ts';

export type StandInIntent = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_received'
  | 'status'
  | 'metadata'
  | 'latest_charge'
  | 'client_secret'
  | 'currency'
  | 'created'
  | 'next_action'
  | 'setup_future_usage'
> & { customer: string | null; payment_method: string | null } & {
  last_payment_error: Pick<Stripe.PaymentIntent.LastPaymentError, 'code' | 'type'> | null;
};
type Answer = { readonly status: number; readonly answer: object };

/** What Stripe’s test cards do (docs.stripe.com/testing): pay, ask the bank, or fail for a reason. */
const ASKS_BANK = '4000002500003155';
/** Pays where its owner is, and is declined where it is charged later. */
const DECLINED_LATER = '4000000000000341';
const FAILING: Readonly<Record<string, string>> = {
  '4000000000000002': 'card_declined',
  '4000000000000069': 'expired_card',
  '4000000000000127': 'incorrect_cvc',
  '4000000000000119': 'processing_error',
};

/** Intents that are made for fields within a page: the server makes and ends them, the script of the page pays them. */
export class StandInIntents {
  readonly #intents: Map<string, StandInIntent>;
  readonly #now: () => number;
  readonly #customers: StandInCustomers;
  /** The card that the bank is asked about. */
  readonly #asked = new Map<string, string>();

  constructor(intents: Map<string, StandInIntent>, now: () => number, customers: StandInCustomers) {
    this.#intents = intents;
    this.#now = now;
    this.#customers = customers;
  }

  call(method: string, [id, action]: readonly string[], given: URLSearchParams): Answer {
    if (id === undefined) return this.#begin(given);
    const intent = this.#intents.get(id);
    if (intent === undefined) return fault(404, 'invalid_request_error', 'No such payment_intent');
    if (method === 'GET') return { status: 200, answer: intent };
    if (action === 'cancel') return this.#cancel(intent);
    if (given.get('client_secret') !== intent.client_secret)
      return fault(400, 'invalid_request_error', 'The client_secret does not match');
    if (action === 'confirm')
      return this.#confirm(intent, given.get('payment_method_data[card][number]') ?? '');
    return this.#answerOfBank(intent, given.get('outcome') === 'confirmed');
  }

  #begin(given: URLSearchParams): Answer {
    const methodId = given.get('payment_method');
    const method = methodId === null ? null : this.#customers.methods.get(methodId);
    if (method === undefined || (method !== null && method.customer !== given.get('customer')))
      return fault(400, 'invalid_request_error', 'No such payment_method');
    const intent = this.#make(given);
    if (method === null || given.get('confirm') !== 'true') return { status: 200, answer: intent };
    intent.payment_method = methodId;
    const refused = given.get('off_session') === 'true' ? refusedWithoutBuyer(method.number) : null;
    if (refused !== null) return this.#fail(intent, refused);
    const paid = this.#confirm(intent, method.number);
    // Without a script the bank asks on a page of its own.
    const url = `${this.#customers.origin}/bank/${intent.id}`;
    if (intent.status === 'requires_action')
      intent.next_action = {
        type: 'redirect_to_url',
        redirect_to_url: { url, return_url: given.get('return_url') },
      };
    return paid;
  }

  #make(given: URLSearchParams): StandInIntent {
    const id = `pi_${randomBytes(12).toString('hex')}`;
    const intent: StandInIntent = {
      id,
      object: 'payment_intent',
      amount: Number(given.get('amount')),
      amount_received: 0,
      created: Math.floor(this.#now() / 1000),
      currency: given.get('currency') ?? '',
      status: 'requires_payment_method',
      metadata: { payment: given.get('metadata[payment]') ?? '', site: given.get('metadata[site]') ?? '' },
      latest_charge: null,
      last_payment_error: null,
      next_action: null,
      customer: given.get('customer'),
      payment_method: null,
      setup_future_usage: usageOf(given.get('setup_future_usage')),
      client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    };
    this.#intents.set(id, intent);
    return intent;
  }

  #cancel(intent: StandInIntent): Answer {
    if (['succeeded', 'canceled', 'processing'].includes(intent.status))
      return fault(400, 'invalid_request_error', `You cannot cancel it: its status is ${intent.status}`);
    intent.status = 'canceled';
    return { status: 200, answer: intent };
  }

  #confirm(intent: StandInIntent, number: string): Answer {
    if (!['requires_payment_method', 'requires_confirmation'].includes(intent.status))
      return fault(400, 'invalid_request_error', `It cannot be confirmed: its status is ${intent.status}`);
    const code = FAILING[number];
    if (code !== undefined) return this.#fail(intent, code);
    if (number !== ASKS_BANK) return this.#pay(intent, number);
    this.#asked.set(intent.id, number);
    intent.status = 'requires_action';
    return { status: 200, answer: intent };
  }

  #answerOfBank(intent: StandInIntent, isConfirmed: boolean): Answer {
    return isConfirmed
      ? this.#pay(intent, this.#asked.get(intent.id) ?? '')
      : this.#fail(intent, 'payment_intent_authentication_failure');
  }

  #pay(intent: StandInIntent, number: string): Answer {
    intent.status = 'succeeded';
    intent.amount_received = intent.amount;
    intent.latest_charge = chargeOf(number);
    intent.last_payment_error = null;
    intent.next_action = null;
    const { customer, setup_future_usage: usage } = intent;
    // What was kept before stays what it is.
    if (usage !== null && customer !== null && intent.payment_method === null)
      intent.payment_method = this.#customers.keep(customer, number);
    return { status: 200, answer: intent };
  }

  #fail(intent: StandInIntent, code: string): Answer {
    intent.status = 'requires_payment_method';
    intent.last_payment_error = { type: 'card_error', code } as StandInIntent['last_payment_error'];
    return { status: 402, answer: { error: { ...intent.last_payment_error, payment_intent: intent } } };
  }
}

/** Whether what is paid with is kept, and whether its owner will be there the next time. */
export function usageOf(said: string | null): Stripe.PaymentIntent.SetupFutureUsage | null {
  return said === 'on_session' || said === 'off_session' ? said : null;
}

/** Why a card is declined wherever it is given; null where it is not. */
export function failingCode(number: string): string | null {
  return FAILING[number] ?? null;
}

/** Why a card is not charged while nobody is there who could be asked; null where it is. */
function refusedWithoutBuyer(number: string): string | null {
  if (number === ASKS_BANK) return 'authentication_required';
  return number === DECLINED_LATER ? 'card_declined' : null;
}

/** A charge of a card, as far as it is read. */
export function chargeOf(number: string): Stripe.Charge {
  const card = { brand: 'visa', last4: number.slice(-4), exp_month: 4, exp_year: 2031 };
  return { id: 'ch_standin', payment_method_details: { type: 'card', card } } as Stripe.Charge;
}

function fault(status: number, type: string, message: string): Answer {
  return { status, answer: { error: { type, message } } };
}
