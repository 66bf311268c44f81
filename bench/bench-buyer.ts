import { httpCall, type Answer } from './http-call.ts';

const HOST = 'demo.localhost';
const ADDRESS = {
  name: 'Ada Lovelace',
  line1: '1 Quarry Lane',
  city: 'Hartford',
  region: 'CT',
  postalCode: '06101',
  country: 'US',
};
let addresses = 0;

/** Somebody who buys without scripts, each call from an address of its own: what one may ask in a minute is not measured. */
export class BenchBuyer {
  readonly #port: number;
  readonly #cookies = new Map<string, string>();
  readonly #email: string;

  constructor(port: number, name: string) {
    this.#port = port;
    this.#email = `${name}@example.org`;
  }

  async put(productId: string, variantId: string): Promise<void> {
    await this.#post('/cart/lines', { product: productId, variant: variantId, pieces: '1' }, /^\/cart$/);
  }

  enterContact(): Promise<void> {
    return this.#post('/checkout/contact', { email: this.#email }, /^\/checkout\//);
  }

  enterDelivery(): Promise<void> {
    return this.#post('/checkout/delivery', addressFields('shipping'), /^\/checkout\//);
  }

  /** A page, in whole. */
  async visit(path: string): Promise<string> {
    const answer = await this.#call('GET', path);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    return answer.body.toString();
  }

  /** What the last button sends. */
  async lastForm(): Promise<Record<string, string>> {
    const page = await this.visit('/checkout/payment');
    const hidden = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const form = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
    return { ...form, ...addressFields('billing') };
  }

  /** Presses the last button; the status of the answer. */
  async placeOrder(form: Readonly<Record<string, string>>): Promise<number> {
    const { status, headers } = await this.#call('POST', '/checkout/payment', form);
    const isPlaced = String(headers['location'] ?? '').startsWith('/checkout/order/');
    return status === 303 && !isPlaced ? 0 : status;
  }

  async #post(path: string, form: Readonly<Record<string, string>>, to: RegExp): Promise<void> {
    const { status, headers } = await this.#call('POST', path, form);
    if (status === 303 && to.test(String(headers['location']))) return;
    throw new Error(`${path} answered ${status}, ${String(headers['location'])}`);
  }

  async #call(method: string, path: string, form?: Readonly<Record<string, string>>): Promise<Answer> {
    addresses += 1;
    const answer = await httpCall(this.#port, HOST, path, {
      method,
      headers: {
        origin: `http://${HOST}:${this.#port}`,
        'x-forwarded-for': `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`,
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form === undefined ? {} : { body: new URLSearchParams(form).toString() }),
    });
    for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      this.#cookies.set(name, value);
    }
    return answer;
  }
}

function addressFields(of: 'billing' | 'shipping'): Record<string, string> {
  return Object.fromEntries(Object.entries(ADDRESS).map(([name, value]) => [`${of}-${name}`, value]));
}
