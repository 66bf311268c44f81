import type { CheckoutState } from './checkout-state.ts';
import { CheckoutFormView } from './checkout-form-view.tsx';
import { ProblemsView } from './problems-view.tsx';
import { SummaryView } from './summary-view.tsx';

/** A step of the checkout: what is ordered, then what is asked for. It works without scripts (ORD-15). */
export function CheckoutView({ state }: { readonly state: CheckoutState }) {
  const { title, steps, problems, notices, links, form, summary } = state;
  return (
    <div className="portico-section portico-checkout" data-theme="white" data-width="medium">
      <h1>{title}</h1>
      <nav aria-label={steps.label} className="checkout-steps">
        <ol>
          {steps.entries.map((step) => (
            <li key={step.title}>
              {step.href === null ? (
                <span {...(step.isCurrent ? { 'aria-current': 'step' as const } : {})}>{step.title}</span>
              ) : (
                <a href={step.href}>{step.title}</a>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <div className="checkout-columns">
        <SummaryView summary={summary} />
        <div className="checkout-main">
          {problems === null ? null : <ProblemsView problems={problems} />}
          {notices.map((notice) => (
            <output key={notice} className="checkout-notice">
              {notice}
            </output>
          ))}
          {links.map(({ href, label }) => (
            <p key={href}>
              <a href={href}>{label}</a>
            </p>
          ))}
          <CheckoutFormView form={form} />
        </div>
      </div>
    </div>
  );
}
