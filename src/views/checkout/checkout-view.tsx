import type { ReactNode } from 'react';
import { NOTHING_SAID, ShopLiveView, type ShopLive } from '../shop-live.tsx';
import type { CheckoutState } from './checkout-state.ts';
import { CheckoutFormView } from './checkout-form-view.tsx';
import { EnteredView } from './entered-view.tsx';
import { ProblemsView } from './problems-view.tsx';
import { SummaryAgainView, SummaryView } from './summary-view.tsx';

/** By it a step of the checkout is found. */
export const CHECKOUT_ROOT_ID = 'checkout-root';

/** What a step stands in: the server draws the view into it, and the script of the page takes it over. */
export function CheckoutRoot({ children }: { readonly children: ReactNode }) {
  return (
    <div
      id={CHECKOUT_ROOT_ID}
      className="portico-section portico-checkout"
      data-theme="white"
      data-width="medium"
    >
      {children}
    </div>
  );
}

interface CheckoutViewProps {
  readonly state: CheckoutState;
  readonly live?: ShopLive;
}

/**
 * A step of the checkout: what is ordered, then what is asked for. It works without scripts (ORD-15), and is the same on
 * the server and in the browser, as the cart's view is.
 */
export function CheckoutView({ state, live = NOTHING_SAID }: CheckoutViewProps) {
  const { title, steps, problems, notices, links, entered, form, summary, words } = state;
  const isLast = steps.entries.at(-1)?.isCurrent === true && form.submit !== null;
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <ShopLiveView live={live} words={words} />
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
        <SummaryView summary={summary} isFolded />
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
          {entered.length === 0 ? null : <EnteredView parts={entered} />}
          {/* Another step is another form: nothing of what was typed into the one before stays in its fields. */}
          <CheckoutFormView
            key={form.action}
            form={form}
            last={isLast ? <SummaryAgainView summary={summary} /> : null}
          />
        </div>
      </div>
    </>
  );
}
