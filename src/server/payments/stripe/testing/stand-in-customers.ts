import { randomBytes } from 'node:crypto';

type Answer = { readonly status: number; readonly answer: object };

interface Method {
  readonly id: string;
  readonly customer: string;
  readonly number: string;
}

/** Customers and the cards that they keep, as far as they are used. */
export class StandInCustomers {
  origin = '';
  readonly customers = new Map<string, object>();
  readonly methods = new Map<string, Method>();

  call(method: string, [id]: readonly string[]): Answer {
    if (id === undefined) {
      const customer = { id: newId('cus'), object: 'customer' };
      this.customers.set(customer.id, customer);
      return { status: 200, answer: customer };
    }
    const customer = this.customers.get(id);
    if (customer === undefined) return NOT_FOUND;
    if (method !== 'DELETE') return { status: 200, answer: customer };
    this.customers.delete(id);
    for (const kept of this.methods.values()) if (kept.customer === id) this.methods.delete(kept.id);
    return { status: 200, answer: { id, object: 'customer', deleted: true } };
  }

  /** Takes a card away from its customer. */
  detach(id: string): Answer {
    const method = this.methods.get(id);
    if (method === undefined) return NOT_FOUND;
    this.methods.delete(id);
    return { status: 200, answer: this.shown(method) };
  }

  keep(customer: string, number: string): string {
    const id = newId('pm');
    this.methods.set(id, { id, customer, number });
    return id;
  }

  shown({ id, customer, number }: Method): object {
    const card = { brand: 'visa', last4: number.slice(-4), exp_month: 4, exp_year: 2031 };
    return { id, object: 'payment_method', type: 'card', customer, card };
  }
}

const NOT_FOUND: Answer = {
  status: 404,
  answer: { error: { type: 'invalid_request_error', message: 'No such object' } },
};

function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}
