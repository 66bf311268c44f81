import { CheckoutFormView } from './checkout-form-view.tsx';
import type { FindOrderState } from './checkout-state.ts';
import { ProblemsView } from './problems-view.tsx';

/** Asks for the number of an order and its email, and says that a link is on its way (ORD-145). */
export function FindOrderView({ state }: { readonly state: FindOrderState }) {
  const { title, text, problems, form } = state;
  return (
    <div className="portico-section portico-checkout" data-theme="white" data-width="narrow">
      <h1>{title}</h1>
      <p>{text}</p>
      {problems === null ? null : <ProblemsView problems={problems} />}
      {form === null ? null : <CheckoutFormView form={form} />}
    </div>
  );
}
