import type { CheckoutForm, ShownProblems } from './checkout-state.ts';
import { CheckoutFormView } from './checkout-form-view.tsx';
import { ProblemsView } from './problems-view.tsx';

export interface DonateState {
  readonly title: string;
  /** What the money is for, in the owner's words. */
  readonly text: string;
  readonly problems: ShownProblems | null;
  readonly form: CheckoutForm;
}

/** Where somebody gives to a fund (CONT-150); it works without scripts. */
export function DonateView({ state }: { readonly state: DonateState }) {
  const { title, text, problems, form } = state;
  return (
    <div className="portico-section portico-checkout" data-theme="white" data-width="narrow">
      <h1>{title}</h1>
      {text === '' ? null : (
        <p className="donate-text" dir="auto">
          {text}
        </p>
      )}
      <div className="checkout-main donate-form">
        {problems === null ? null : <ProblemsView problems={problems} />}
        <CheckoutFormView form={form} />
      </div>
    </div>
  );
}
