import type { CartState } from './cart-state.ts';

/** What a cart comes to, as far as it is known before the checkout. */
export function CartSums({ state }: { readonly state: CartState }) {
  const { words, subtotal, discounts, delivery, afterDiscounts, tax, freeDelivery } = state;
  return (
    <>
      <dl>
        <div>
          <dt>{words.subtotal}</dt>
          <dd>
            <bdi>{subtotal}</bdi>
          </dd>
        </div>
        {[...(delivery === null ? [] : [delivery]), ...discounts].map(({ title, amount }, index) => (
          // Two of them may be called the same.
          <div key={index}>
            <dt>{title}</dt>
            <dd>
              <bdi>{amount}</bdi>
            </dd>
          </div>
        ))}
        {afterDiscounts === null ? null : (
          <div className="cart-total">
            <dt>{words.estimatedTotal}</dt>
            <dd>
              <bdi>{afterDiscounts}</bdi>
            </dd>
          </div>
        )}
      </dl>
      {tax === null ? null : <p className="cart-tax">{tax}</p>}
      {freeDelivery === null ? null : <p className="cart-free">{freeDelivery}</p>}
    </>
  );
}
