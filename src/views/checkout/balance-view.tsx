import { CheckoutFormView } from './checkout-form-view.tsx';
import type { CheckoutForm, OrderSummary, ShownLink, ShownProblems } from './checkout-state.ts';
import { ProblemsView } from './problems-view.tsx';
import { SummaryAgainView, SummaryView } from './summary-view.tsx';

/** What is open of an order, and how it is paid (ORD-100). */
export interface BalanceState {
  readonly title: string;
  readonly texts: readonly string[];
  readonly problems: ShownProblems | null;
  /** Null where there is nothing to pay here. */
  readonly form: CheckoutForm | null;
  readonly summary: OrderSummary;
  readonly link: ShownLink | null;
}

/** The page that the link to pay an order leads to. */
export function BalanceView({ state }: { readonly state: BalanceState }) {
  const { title, texts, problems, form, summary, link } = state;
  return (
    <div className="portico-section portico-checkout" data-theme="white" data-width="medium">
      <h1>{title}</h1>
      <div className="checkout-columns">
        <div className="checkout-main">
          {problems === null ? null : <ProblemsView problems={problems} />}
          {texts.map((text) => (
            <p key={text} dir="auto">
              {text}
            </p>
          ))}
          {form === null ? null : (
            <CheckoutFormView form={form} last={<SummaryAgainView summary={summary} />} />
          )}
          {link === null ? null : (
            <p>
              <a href={link.href}>{link.label}</a>
            </p>
          )}
        </div>
        <SummaryView summary={summary} isFolded={form !== null} />
      </div>
    </div>
  );
}
