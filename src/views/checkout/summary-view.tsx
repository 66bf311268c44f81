import type { OrderSummary, PlanSummary } from './checkout-state.ts';

interface SummaryViewProps {
  readonly summary: OrderSummary;
  /** On a phone it is a line with what is to pay, which opens the rest: a long cart is in the way of no form. */
  readonly isFolded?: boolean;
}

/** What is ordered, and what it comes to (ORD-24). */
export function SummaryView({ summary, isFolded = false }: SummaryViewProps) {
  const { title, rows } = summary;
  return (
    <section className="checkout-summary" aria-label={title}>
      {isFolded ? (
        // What it opens stands beside it, so that the styles show it where there is room, and no script is asked.
        <details className="checkout-fold">
          <summary>
            <h2>{title}</h2>
            <bdi>{rows.findLast(({ isTotal }) => isTotal)?.amount}</bdi>
          </summary>
        </details>
      ) : null}
      <div className="checkout-ordered">
        <OrderedPart summary={summary} />
      </div>
    </section>
  );
}

/** The same once more before the button of the last step, on phones, where it is folded above the form (ORD-24). */
export function SummaryAgainView({ summary }: { readonly summary: OrderSummary }) {
  return (
    <div className="checkout-summary checkout-again">
      <OrderedPart summary={summary} />
    </div>
  );
}

function OrderedPart({ summary }: { readonly summary: OrderSummary }) {
  const { title, lines, rows, plan, link } = summary;
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <span>
              <bdi>{line.title}</bdi>
              {line.option === '' ? null : <small dir="auto">{line.option}</small>}
              {line.pieces === '' ? null : <small>{line.pieces}</small>}
            </span>
            <bdi>{line.amount}</bdi>
          </li>
        ))}
      </ul>
      <dl>
        {rows.map(({ label, amount, isTotal }, place) => (
          <div key={`${label} ${place}`} {...(isTotal ? { className: 'checkout-total' } : {})}>
            <dt dir="auto">{label}</dt>
            <dd>
              <bdi>{amount}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {plan === undefined ? null : <PlanPart plan={plan} />}
      {link === null ? null : <a href={link.href}>{link.label}</a>}
    </>
  );
}

function PlanPart({ plan }: { readonly plan: PlanSummary }) {
  return (
    <section className="checkout-plan" aria-label={plan.title}>
      <p>
        <strong dir="auto">{plan.text}</strong>
      </p>
      <dl>
        {plan.rows.map(({ label, amount }) => (
          <div key={label}>
            <dt dir="auto">{label}</dt>
            <dd>
              <bdi>{amount}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {plan.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </section>
  );
}
