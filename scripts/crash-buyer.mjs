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
  /** Whom they pay by, where there is a choice. */
  provider = null;
  /** Where they pay, once they were led there. */
  payUrl = null;

  constructor(client, email) {
    this.#client = client;
    this.email = email;
  }

  /** From the product to the page with the last button, unless there is not enough of it already. */
  async fill(product, pieces) {
    const cart = await this.#post('/cart/lines', { product, pieces: String(pieces) });
    this.isShort = cart.includes('refused=');
    if (this.isShort) return;
    await this.#goToEnd();
  }

  /** The same of gift cards, of which there are always enough: from the page of the product on. */
  async fillGift(productPath, gift) {
    const { websiteId, giftCardProductId } = await this.#hiddenOf(productPath);
    const path = `/checkout/giftcard?${new URLSearchParams({ websiteId, giftCardProductId })}`;
    await this.#post(path, { ...(await this.#hiddenOf(path)), ...gift });
    await this.#goToEnd();
  }

  /** The same of what is given again and again: from the page of the fund on. */
  async fillDonation(path, gift) {
    const hidden = await this.#hiddenOf(path);
    await this.#post(path, { ...hidden, email: this.email, 'billing-name': BILLING.name, ...gift });
    this.#form = await this.#hiddenOf('/checkout/payment');
  }

  async #goToEnd() {
    const contact = await this.#hiddenOf('/checkout/contact');
    await this.#post('/checkout/contact', { ...contact, email: this.email });
    const billing = Object.entries(BILLING).map(([name, value]) => [`billing-${name}`, value]);
    this.#form = { ...(await this.#hiddenOf('/checkout/payment')), ...Object.fromEntries(billing) };
    if (this.#form.submission === undefined) throw new Error('The page with the last button has no form');
  }

  /** Presses the last button. However often: it leads to one order, or says that there is not enough. */
  async send() {
    if (this.isShort) return;
    const chosen = this.provider === null ? {} : { provider: this.provider };
    const form = { ...this.#form, ...chosen };
    const answer = await this.#client.send('POST', '/checkout/payment', { form });
    if (answer.status === 409) {
      if (this.orderPath !== null)
        throw new Error(`${this.email} has ordered, and was told that nothing is left`);
      this.isShort = true;
      return;
    }
    const to = answer.status === 303 ? answer.location : null;
    if (to !== null && /^http:.*\/pay\//.test(to)) {
      if (this.payUrl !== null && this.payUrl !== to) throw new Error(`${this.email} would pay twice`);
      this.payUrl = to;
      return;
    }
    const path = to?.startsWith('/checkout/order/') ? to : null;
    if (path === null) throw this.#unexpected('/checkout/payment', answer);
    if (this.orderPath !== null && this.orderPath !== path) throw new Error(`${this.email} has two orders`);
    this.orderPath = path;
  }

  /** Comes back from where they paid; on to the order, or to the cart. */
  async comeBack(url) {
    const { pathname } = new URL(url);
    const answer = await this.#client.send('GET', pathname);
    if (answer.status !== 303) throw this.#unexpected(pathname, answer);
    if (answer.location.startsWith('/checkout/order/')) this.orderPath = answer.location;
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
