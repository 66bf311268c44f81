import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHash, randomBytes } from 'node:crypto';
import { Stripe } from 'stripe';
import { standInFile } from './stand-in-pages.ts';
import { StandInLedger, type Outcome } from './stand-in-ledger.ts';

/** A key that the stand-in takes; every other one is refused. */
export const STAND_IN_KEY = 'sk_test_standin0000000001';
export const STAND_IN_LIVE_KEY = 'sk_live_standin0000000001';
/** The same of browsers: they pay what they have the secret of, and do nothing else. */
export const STAND_IN_PUBLIC_KEY = 'pk_live_standin0000000001';
export const STAND_IN_TEST_PUBLIC_KEY = 'pk_test_standin0000000001';

const PUBLIC_KEYS: readonly string[] = [STAND_IN_PUBLIC_KEY, STAND_IN_TEST_PUBLIC_KEY];

interface Kept {
  readonly bodyHash: string;
  readonly status: number;
  readonly answer: object;
}

/**
 * Answers as Stripe does, from a state of its own: pages to pay at, intents, refunds and disputes, keys that make a call once,
 * and messages that a test delivers, doubles, swaps, delays or loses. What it answers is typed by the official library.
 */
export class StripeStandIn {
  readonly ledger = new StandInLedger();
  /** Calls by method and path, the idempotency key behind them where there is one. */
  readonly calls: string[] = [];
  /** What the next calls suffer: no answer before anything happened, or the connection gone after all of it did. */
  readonly troubles: ('none' | 'lost-before' | 'lost-after' | 'down')[] = [];
  /** Whether a call is lost, asked before it is made and before it is answered: whoever is asked may wait. */
  isLost: (call: string, when: 'before' | 'after') => Promise<boolean> = async () => false;
  readonly #kept = new Map<string, Kept>();
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<StripeStandIn> {
    const server = createServer();
    const standIn = new StripeStandIn(server);
    server.on('request', (request, response) => void standIn.#answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    standIn.ledger.origin = standIn.url;
    return standIn;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** What a buyer does on the page of a session. */
  pay(sessionId: string, outcome: Outcome): void {
    this.ledger.pay(sessionId, outcome);
  }

  /** What the script of Stripe does with a card, or with an answer to the bank, by the secret of an intent. */
  payInFields(
    secret: string,
    action: 'confirm' | 'answer_of_bank',
    given: Readonly<Record<string, string>>,
  ): void {
    const [id = ''] = secret.split('_secret_');
    const path = `/v1/${id.startsWith('seti_') ? 'setup_intents' : 'payment_intents'}/${id}/${action}`;
    this.ledger.call('POST', path, new URLSearchParams({ client_secret: secret, ...given }));
  }

  /** A message as Stripe signs it, for a moment in milliseconds. */
  message(kind: string, object: object, { secret, now }: { readonly secret: string; readonly now: number }) {
    const payload = JSON.stringify({
      id: `evt_${randomBytes(8).toString('hex')}`,
      object: 'event',
      type: kind,
      data: { object },
    });
    const timestamp = Math.floor(now / 1000);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    return { payload, signature };
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url);
    const file = standInFile(pathname);
    if (file !== null) return void response.writeHead(200, { 'content-type': file.type }).end(file.body);
    const key = request.headers['idempotency-key'];
    const call = [request.method, pathname, key].filter((part) => part !== undefined).join(' ');
    this.calls.push(call);
    if (await this.isLost(call, 'before')) return void response.destroy();
    const trouble = this.troubles.shift();
    if (trouble === 'lost-before') return void response.destroy();
    if (trouble === 'down') return send(response, 500, { error: { type: 'api_error', message: 'down' } });
    // What is answered is what there was then, however long it takes.
    const { status, answer } = structuredClone(this.#once(request, pathname, body, searchParams));
    if (trouble === 'lost-after' || (await this.isLost(call, 'after'))) return void response.destroy();
    return send(response, status, answer);
  }

  /** A call with a key is made once; with another body the key is refused (ORD-79). */
  #once(request: IncomingMessage, path: string, body: string, query: URLSearchParams) {
    const authorization = request.headers.authorization ?? '';
    const given = request.method === 'GET' ? query : new URLSearchParams(body);
    // Of a browser: its key is within the form, or tried by a call of the server’s.
    const named = given.get('key') ?? authorization.replace('Bearer ', '');
    if (PUBLIC_KEYS.includes(named) && /^\/v1\/(?:payment|setup)_intents\//.test(path)) {
      return this.ledger.call(request.method ?? 'GET', path, given);
    }
    if (![STAND_IN_KEY, STAND_IN_LIVE_KEY].some((known) => authorization === `Bearer ${known}`)) {
      return { status: 401, answer: fault('invalid_request_error', 'Invalid API Key provided') };
    }
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string' || request.method !== 'POST') {
      return this.ledger.call(request.method ?? 'GET', path, given);
    }
    const bodyHash = createHash('sha256').update(body).digest('hex');
    const kept = this.#kept.get(key);
    if (kept !== undefined && kept.bodyHash !== bodyHash) {
      return { status: 400, answer: fault('idempotency_error', 'The key was used with other parameters') };
    }
    if (kept !== undefined) return kept;
    const made = this.ledger.call('POST', path, given);
    // Stripe keeps what was begun, also where it failed, but not what was refused before it began.
    if (made.status !== 400) this.#kept.set(key, { bodyHash, ...made });
    return made;
  }
}

function send(response: ServerResponse, status: number, answer: object): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
    .end(JSON.stringify(answer));
}

export function fault(type: string, message: string, code?: string): object {
  return { error: { type, message, ...(code === undefined ? {} : { code }) } };
}
