import { CheckoutFormView } from './checkout-form-view.tsx';
import type { FormPageState } from './checkout-state.ts';
import { ProblemsView } from './problems-view.tsx';

/** A form of the shop on a page of its own (ORD-03). */
export function FormPageView({ state }: { readonly state: FormPageState }) {
  const { title, text, problems, form, link } = state;
  return (
    <div className="portico-section portico-checkout" data-theme="white" data-width="narrow">
      <h1>{title}</h1>
      <p dir="auto">{text}</p>
      {problems === null ? null : <ProblemsView problems={problems} />}
      <CheckoutFormView form={form} />
      <p>
        <a href={link.href}>{link.label}</a>
      </p>
    </div>
  );
}
