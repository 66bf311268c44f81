import type { OrderState } from './checkout-state.ts';
import { SummaryView } from './summary-view.tsx';

/** The page of an order that was placed (ORD-38). */
export function OrderView({ state }: { readonly state: OrderState }) {
  const { title, texts, sections, summary, receipt, link, withdraw, parcels } = state;
  return (
    <div className="portico-section portico-checkout" data-theme="white" data-width="medium">
      <h1>{title}</h1>
      <div className="checkout-columns">
        <div className="checkout-main">
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {sections.map((section, place) => (
            <section key={place} className="checkout-text">
              <h2>{section.title}</h2>
              {section.lines.map((line, index) => (
                <p key={index} dir="auto">
                  {line}
                </p>
              ))}
              {section.link == null ? null : (
                <p>
                  <a href={section.link.href}>
                    {section.link.label}
                    <span className="portico-hidden"> {section.title}</span>
                  </a>
                </p>
              )}
            </section>
          ))}
          {[...parcels, receipt, link, withdraw].map((to, place) =>
            to === null ? null : (
              <p key={place}>
                <a href={to.href}>{to.label}</a>
              </p>
            ),
          )}
        </div>
        <SummaryView summary={summary} />
      </div>
    </div>
  );
}
