import { CheckoutFormView } from './checkout-form-view.tsx';
import type { GiftCardBalanceState } from './checkout-state.ts';
import { ProblemsView } from './problems-view.tsx';

/** Asks for the code of a gift card, and says what is left on it (ORD-121). */
export function GiftCardBalanceView({ state }: { readonly state: GiftCardBalanceState }) {
  const { title, text, problems, form, found, again } = state;
  return (
    <div className="portico-section portico-checkout" data-theme="white" data-width="narrow">
      <h1>{title}</h1>
      {found === null ? (
        <p>{text}</p>
      ) : (
        <output className="checkout-notice">
          {found.map((line) => (
            <span key={line} className="checkout-line">
              {line}
            </span>
          ))}
        </output>
      )}
      {problems === null ? null : <ProblemsView problems={problems} />}
      {form === null ? null : <CheckoutFormView form={form} />}
      {found === null ? null : (
        <p>
          <a href={again.href}>{again.label}</a>
        </p>
      )}
    </div>
  );
}
