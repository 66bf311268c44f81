import type { PayPart } from './checkout-state.ts';

/** By them the script finds where the fields of the provider belong. */
export const PAY_ID = 'checkout-pay';
export const PAY_FIELDS_ID = 'checkout-pay-fields';

/**
 * How it is paid at a provider. Without scripts it says that its page comes next; a script puts the fields of the provider into
 * the empty place, and says on the section which of both it is (ORD-74).
 */
export function PayView({ part }: { readonly part: PayPart }) {
  const { title, notice, elsewhere, loading, label } = part;
  return (
    <section className="checkout-text checkout-pay" id={PAY_ID}>
      {title === null ? null : <h2>{title}</h2>}
      {notice === null ? null : <p>{notice}</p>}
      <p className="checkout-elsewhere">{elsewhere}</p>
      <output className="checkout-loading">{loading}</output>
      <fieldset className="checkout-fields" aria-label={label}>
        <div id={PAY_FIELDS_ID} className="checkout-place" />
      </fieldset>
    </section>
  );
}
