import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';

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
> & { last_payment_error: Pick<Stripe.PaymentIntent.LastPaymentError, 'code' | 'type'> | null };
type Answer = { readonly status: number; readonly answer: object };

/** What Stripe’s test cards do (docs.stripe.com/testing): pay, ask the bank, or fail for a reason. */
const ASKS_BANK = '4000002500003155';
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
  /** The card that the bank is asked about. */
  readonly #asked = new Map<string, string>();

  constructor(intents: Map<string, StandInIntent>, now: () => number) {
    this.#intents = intents;
    this.#now = now;
  }

  call(method: string, [id, action]: readonly string[], given: URLSearchParams): Answer {
    if (id === undefined) return { status: 200, answer: this.#make(given) };
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
    return { status: 200, answer: intent };
  }

  #fail(intent: StandInIntent, code: string): Answer {
    intent.status = 'requires_payment_method';
    intent.last_payment_error = { type: 'card_error', code } as StandInIntent['last_payment_error'];
    return { status: 402, answer: { error: { ...intent.last_payment_error, payment_intent: intent } } };
  }
}

/** A charge of a card, as far as it is read. */
export function chargeOf(number: string): Stripe.Charge {
  const card = { brand: 'visa', last4: number.slice(-4), exp_month: 4, exp_year: 2031 };
  return { id: 'ch_standin', payment_method_details: { type: 'card', card } } as Stripe.Charge;
}

function fault(status: number, type: string, message: string): Answer {
  return { status, answer: { error: { type, message } } };
}
