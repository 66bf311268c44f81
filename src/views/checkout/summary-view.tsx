import type { OrderSummary, PlanSummary } from './checkout-state.ts';

/** What is ordered, and what it comes to (ORD-24). */
export function SummaryView({ summary }: { readonly summary: OrderSummary }) {
  const { title, lines, rows, plan, link } = summary;
  return (
    <section className="checkout-summary" aria-label={title}>
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
    </section>
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
