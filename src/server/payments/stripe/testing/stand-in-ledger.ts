import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';
import { StandInCustomers } from './stand-in-customers.ts';
import { StandInSetups } from './stand-in-setups.ts';
import { chargeOf, StandInIntents, usageOf, type StandInIntent as Intent } from './stand-in-intents.ts';

/** What a buyer does on Stripe's page, and what becomes of it there. */
export type Outcome = 'pay' | 'decline' | 'delay' | 'ask-bank' | 'refuse-bank' | 'settle' | 'fail-later';

type Session = Pick<
  Stripe.Checkout.Session,
  'id' | 'object' | 'status' | 'url' | 'success_url' | 'expires_at' | 'metadata' | 'payment_status'
> & {
  payment_intent: string | null;
  readonly amount_total: number;
  readonly currency: string;
  readonly mode: string | null;
  readonly customer: string | null;
  setup_intent: object | null;
};
type Refund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'created' | 'status' | 'metadata' | 'payment_intent'
>;
type Dispute = Pick<Stripe.Dispute, 'id' | 'object' | 'amount' | 'reason' | 'status' | 'payment_intent'> & {
  evidence_details: Pick<Stripe.Dispute.EvidenceDetails, 'due_by'>;
};
type Answer = { readonly status: number; readonly answer: object };

/** What the stand-in of Stripe knows: the state behind its calls, as far as Portico uses them. */
export class StandInLedger {
  origin = '';
  /** Its clock, in milliseconds. */
  now = () => Date.now();
  /** What becomes of the next refunds; otherwise they succeed. */
  readonly refundsEnd: Stripe.Refund['status'][] = [];
  /** Whether it can be asked to send messages. */
  takesWebhooks = true;
  readonly sessions = new Map<string, Session>();
  /** Pages whose card is kept. */
  readonly #keeping = new Map<string, Stripe.PaymentIntent.SetupFutureUsage>();
  readonly intents = new Map<string, Intent>();
  readonly kept = new StandInCustomers();
  readonly #inFields = new StandInIntents(this.intents, () => this.now(), this.kept);
  readonly setups = new StandInSetups(this.kept);
  readonly refunds: Refund[] = [];
  readonly disputes: Dispute[] = [];
  readonly webhooks = new Map<string, { readonly url: string; readonly secret: string }>();

  /** All that was taken from buyers. */
  get taken(): number {
    return [...this.intents.values()].reduce((sum, { amount_received: paid }) => sum + paid, 0);
  }

  call(method: string, path: string, given: URLSearchParams): Answer {
    const [, , resource = '', ...rest] = path.split('/');
    if (resource === 'balance') return ok({ object: 'balance', livemode: false });
    if (resource === 'webhook_endpoints') return this.#webhook(method, rest, given);
    if (resource === 'checkout') return this.#session(method, rest.slice(1), given);
    if (resource === 'payment_intents' && method === 'GET' && rest.length === 0)
      return listed([...this.intents.values()], given);
    if (resource === 'customers') return this.kept.call(method, rest);
    if (resource === 'payment_methods') return this.kept.detach(rest[0] ?? '');
    if (resource === 'payment_intents') return this.#inFields.call(method, rest, given);
    if (resource === 'setup_intents') return this.setups.call(method, rest, given);
    if (resource === 'refunds') {
      if (method === 'POST') return this.#refund(given);
      return listed(ofIntent(this.refunds, given), given);
    }
    if (resource === 'disputes') return listed(ofIntent(this.disputes, given), given);
    return notFound();
  }

  pay(sessionId: string, outcome: Outcome): void {
    const session = this.sessions.get(sessionId);
    if (session === undefined) throw new Error('There is no such page');
    const intent = this.#intentOf(session);
    switch (outcome) {
      case 'pay':
      case 'settle':
        this.#finish(session, intent, { status: 'succeeded', amount_received: intent.amount });
        intent.latest_charge = chargeOf('4242');
        if (this.#keeping.has(session.id) && session.customer !== null)
          intent.payment_method = this.kept.keep(session.customer, '4242424242424242');
        return;
      case 'delay':
        return this.#finish(session, intent, { status: 'processing' });
      case 'decline':
        intent.status = 'requires_payment_method';
        intent.last_payment_error = { type: 'card_error', code: 'card_declined' };
        return;
      case 'ask-bank':
        intent.status = 'requires_action';
        return;
      case 'refuse-bank':
        return this.#fail(session, intent, 'payment_intent_authentication_failure');
      case 'fail-later':
        return this.#fail(session, intent, 'card_declined');
    }
  }

  /** What a member does on a page where a card is added. */
  add(sessionId: string, number: string): void {
    const session = this.sessions.get(sessionId);
    if (session === undefined || session.customer === null) throw new Error('There is no such page');
    const method = this.kept.methods.get(this.kept.keep(session.customer, number));
    if (method === undefined) throw new Error('It was not kept');
    session.setup_intent = { id: 'seti_standin', payment_method: this.kept.shown(method) };
    session.status = 'complete';
  }

  /** A bank asks money back, or has decided. */
  dispute(sessionId: string, status: Stripe.Dispute.Status, dueBy: number): Dispute {
    const intentId = this.sessions.get(sessionId)?.payment_intent ?? '';
    const intent = this.intents.get(intentId);
    const known = this.disputes.find((each) => each.payment_intent === intentId);
    if (known !== undefined) return Object.assign(known, { status });
    const dispute: Dispute = {
      id: newId('du'),
      object: 'dispute',
      amount: intent?.amount ?? 0,
      reason: 'fraudulent',
      status,
      payment_intent: intentId,
      evidence_details: { due_by: dueBy },
    };
    this.disputes.push(dispute);
    return dispute;
  }

  #session(method: string, [id, action]: readonly string[], given: URLSearchParams): Answer {
    if (id === undefined) return ok(this.#begin(given));
    const session = this.sessions.get(id);
    if (session === undefined) return notFound();
    if (action === 'expire') {
      if (session.status !== 'open') return refused('Only open sessions can be expired');
      session.status = 'expired';
      const intent = session.payment_intent === null ? undefined : this.intents.get(session.payment_intent);
      if (intent !== undefined) intent.status = 'canceled';
    }
    const intent = this.intents.get(session.payment_intent ?? '') ?? null;
    const isExpanded = method === 'GET' && given.has('expand[0]');
    return ok({ ...session, payment_intent: isExpanded ? intent : session.payment_intent });
  }

  #begin(given: URLSearchParams): Session {
    const id = newId('cs_test');
    const session: Session = {
      id,
      object: 'checkout.session',
      status: 'open',
      url: `${this.origin}/pay/${id}`,
      success_url: given.get('success_url'),
      expires_at: Number(given.get('expires_at')),
      metadata: metadataOf(given),
      payment_status: 'unpaid',
      payment_intent: null,
      mode: given.get('mode'),
      customer: given.get('customer'),
      setup_intent: null,
      amount_total: Number(given.get('line_items[0][price_data][unit_amount]')),
      currency: given.get('line_items[0][price_data][currency]') ?? '',
    };
    this.sessions.set(id, session);
    const usage = usageOf(given.get('payment_intent_data[setup_future_usage]'));
    if (usage !== null) this.#keeping.set(id, usage);
    return session;
  }

  #intentOf(session: Session): Intent {
    const known = this.intents.get(session.payment_intent ?? '');
    if (known !== undefined) return known;
    const intent: Intent = {
      id: newId('pi'),
      object: 'payment_intent',
      amount: session.amount_total,
      amount_received: 0,
      currency: session.currency,
      created: Math.floor(this.now() / 1000),
      status: 'requires_payment_method',
      metadata: session.metadata ?? {},
      latest_charge: null,
      last_payment_error: null,
      client_secret: null,
      next_action: null,
      customer: session.customer,
      payment_method: null,
      setup_future_usage: this.#keeping.get(session.id) ?? null,
    };
    this.intents.set(intent.id, intent);
    session.payment_intent = intent.id;
    return intent;
  }

  #finish(session: Session, intent: Intent, changes: Partial<Intent>): void {
    Object.assign(intent, changes);
    Object.assign(session, { status: 'complete', url: null });
  }

  #fail(
    session: Session,
    intent: Intent,
    code: 'card_declined' | 'payment_intent_authentication_failure',
  ): void {
    const last_payment_error = { type: 'card_error', code } as const;
    this.#finish(session, intent, { status: 'requires_payment_method', last_payment_error });
  }

  #refund(given: URLSearchParams): Answer {
    const intent = this.intents.get(given.get('payment_intent') ?? '');
    if (intent === undefined) return notFound();
    const amount = Number(given.get('amount'));
    const before = this.refunds
      .filter((each) => each.payment_intent === intent.id && each.status !== 'failed')
      .reduce((sum, each) => sum + each.amount, 0);
    if (before + amount > intent.amount_received) return refused('Refund is greater than what is left');
    const refund: Refund = {
      id: newId('re'),
      object: 'refund',
      amount,
      created: Math.floor(this.now() / 1000),
      status: this.refundsEnd.shift() ?? 'succeeded',
      metadata: metadataOf(given),
      payment_intent: intent.id,
    };
    this.refunds.push(refund);
    return ok(refund);
  }

  #webhook(method: string, [id]: readonly string[], given: URLSearchParams): Answer {
    if (method === 'DELETE') {
      this.webhooks.delete(id ?? '');
      return ok({ id, object: 'webhook_endpoint', deleted: true });
    }
    if (!this.takesWebhooks) return refused('Invalid URL: URL must be publicly accessible');
    const endpoint = { url: given.get('url') ?? '', secret: newId('whsec') };
    const webhookId = newId('we');
    this.webhooks.set(webhookId, endpoint);
    return ok({ id: webhookId, object: 'webhook_endpoint', ...endpoint });
  }
}

function metadataOf(given: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...given].flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key === undefined ? [] : [[key, value]];
    }),
  );
}

function ofIntent<Item extends { payment_intent: unknown }>(all: readonly Item[], given: URLSearchParams) {
  const intent = given.get('payment_intent');
  return intent === null ? all : all.filter((each) => each.payment_intent === intent);
}

/** A page of a list, newest first. */
function listed(all: readonly { readonly id: string; readonly created?: number }[], given: URLSearchParams) {
  const from = Number(given.get('created[gte]') ?? 0);
  const after = given.get('starting_after');
  const newest = all.toReversed().filter(({ created = from }) => created >= from);
  const rest = newest.slice(after === null ? 0 : newest.findIndex(({ id }) => id === after) + 1);
  const limit = Number(given.get('limit') ?? 10);
  return ok({ object: 'list', data: rest.slice(0, limit), has_more: rest.length > limit, url: '/v1/list' });
}

function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

function ok(answer: object): Answer {
  return { status: 200, answer };
}

function refused(message: string): Answer {
  return { status: 400, answer: { error: { type: 'invalid_request_error', message } } };
}

function notFound(): Answer {
  return { status: 404, answer: { error: { type: 'invalid_request_error', message: 'No such object' } } };
}
