import { NoAnswerError } from './crash-client.mjs';

const BILLING = {
  name: 'Ada Lovelace',
  line1: '1 Quarry Lane',
  city: 'Hartford',
  region: 'CT',
  postalCode: '06101',
  country: 'US',
};

/** Somebody who buys without scripts, and keeps the form with the last button. */
export class CrashBuyer {
  #client;
  #form = {};
  /** Where their order is, once they were told of it. */
  orderPath = null;
  /** They were told that there is not enough left. */
  isShort = false;
  isPaid = false;

  constructor(client, email) {
    this.#client = client;
    this.email = email;
  }

  /** From the product to the page with the last button, unless there is not enough of it already. */
  async fill(product, pieces) {
    const cart = await this.#post('/cart/lines', { product, pieces: String(pieces) });
    this.isShort = cart.includes('refused=');
    if (this.isShort) return;
    const contact = await this.#hiddenOf('/checkout/contact');
    await this.#post('/checkout/contact', { ...contact, email: this.email });
    const billing = Object.entries(BILLING).map(([name, value]) => [`billing-${name}`, value]);
    this.#form = { ...(await this.#hiddenOf('/checkout/payment')), ...Object.fromEntries(billing) };
    if (this.#form.submission === undefined) throw new Error('The page with the last button has no form');
  }

  /** Presses the last button. However often: it leads to one order, or says that there is not enough. */
  async send() {
    if (this.isShort) return;
    const answer = await this.#client.send('POST', '/checkout/payment', { form: this.#form });
    if (answer.status === 409) {
      if (this.orderPath !== null)
        throw new Error(`${this.email} has ordered, and was told that nothing is left`);
      this.isShort = true;
      return;
    }
    const path =
      answer.status === 303 && answer.location.startsWith('/checkout/order/') ? answer.location : null;
    if (path === null) throw this.#unexpected('/checkout/payment', answer);
    if (this.orderPath !== null && this.orderPath !== path) throw new Error(`${this.email} has two orders`);
    this.orderPath = path;
  }

  async #post(path, form) {
    const answer = await this.#client.send('POST', path, { form });
    if (answer.status !== 303) throw this.#unexpected(path, answer);
    return answer.location;
  }

  async #hiddenOf(path) {
    const { text } = await this.#client.send('GET', path);
    const found = text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
    return Object.fromEntries([...found].map(([, name, value]) => [name, value]));
  }

  #unexpected(path, { status, location, text }) {
    if (status === 503 || status === 500) return new NoAnswerError(path);
    return new Error(`${path} answered ${status}, ${location ?? text.slice(0, 300)}`);
  }
}
