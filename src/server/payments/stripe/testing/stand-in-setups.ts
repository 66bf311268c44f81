import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { StandInCustomers } from './stand-in-customers.ts';
import { failingCode } from './stand-in-intents.ts';

type StandInSetup = Pick<
  Stripe.SetupIntent,
  'id' | 'object' | 'status' | 'client_secret' | 'usage' | 'metadata'
> & {
  readonly customer: string;
  payment_method: string | null;
  last_setup_error: Pick<Stripe.SetupIntent.LastSetupError, 'code' | 'type'> | null;
};
type Answer = { readonly status: number; readonly answer: object };

/** Cards that are kept by fields within a page while nothing is paid. */
export class StandInSetups {
  readonly setups = new Map<string, StandInSetup>();
  readonly #customers: StandInCustomers;

  constructor(customers: StandInCustomers) {
    this.#customers = customers;
  }

  call(method: string, [id, action]: readonly string[], given: URLSearchParams): Answer {
    if (id === undefined) return { status: 200, answer: this.#make(given) };
    const setup = this.setups.get(id);
    if (setup === undefined) return fault(404, 'No such setup_intent');
    if (method === 'GET') return { status: 200, answer: this.#shown(setup, given) };
    if (action !== 'confirm' || given.get('client_secret') !== setup.client_secret)
      return fault(400, 'The client_secret does not match');
    return this.#confirm(setup, given.get('payment_method_data[card][number]') ?? '');
  }

  #make(given: URLSearchParams): StandInSetup {
    const id = `seti_${randomBytes(12).toString('hex')}`;
    const setup: StandInSetup = {
      id,
      object: 'setup_intent',
      status: 'requires_payment_method',
      client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
      usage: given.get('usage') ?? '',
      metadata: { member: given.get('metadata[member]') ?? '', site: given.get('metadata[site]') ?? '' },
      customer: given.get('customer') ?? '',
      payment_method: null,
      last_setup_error: null,
    };
    this.setups.set(id, setup);
    return setup;
  }

  #confirm(setup: StandInSetup, number: string): Answer {
    const code = failingCode(number);
    if (code !== null) {
      setup.last_setup_error = { type: 'card_error', code } as StandInSetup['last_setup_error'];
      return { status: 402, answer: { error: { ...setup.last_setup_error, setup_intent: setup } } };
    }
    setup.status = 'succeeded';
    setup.last_setup_error = null;
    setup.payment_method = this.#customers.keep(setup.customer, number);
    return { status: 200, answer: setup };
  }

  #shown(setup: StandInSetup, given: URLSearchParams): object {
    const method = this.#customers.methods.get(setup.payment_method ?? '');
    if (!given.has('expand[0]') || method === undefined) return setup;
    return { ...setup, payment_method: this.#customers.shown(method) };
  }
}

function fault(status: number, message: string): Answer {
  return { status, answer: { error: { type: 'invalid_request_error', message } } };
}
