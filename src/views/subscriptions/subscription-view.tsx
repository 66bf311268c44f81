import { CheckoutFormView } from '../checkout/checkout-form-view.tsx';
import type { CheckoutForm, ShownLink, ShownProblems } from '../checkout/checkout-state.ts';
import { ProblemsView } from '../checkout/problems-view.tsx';

/** What the page of a subscription shows, in the language of the site. */
export interface SubscriptionPageState {
  readonly title: string;
  /** What has just been done; null where nothing was. */
  readonly done: string | null;
  readonly problems: ShownProblems | null;
  /** Where it stands. */
  readonly texts: readonly string[];
  readonly sections: readonly {
    readonly title: string;
    readonly lines: readonly string[];
    readonly links: readonly ShownLink[];
  }[];
  /** What can be done with it, each under a heading of its own. */
  readonly forms: readonly {
    readonly title: string;
    readonly text: string;
    readonly form: CheckoutForm;
  }[];
  /** Ways to pages on which more is asked. */
  readonly links: readonly ShownLink[];
}

/** A subscription as who pays for it sees and changes it, with an account or by the link of a mail (COMM-53, ORD-116). */
export function SubscriptionView({ state }: { readonly state: SubscriptionPageState }) {
  const { title, done, problems, texts, sections, forms, links } = state;
  return (
    <div className="portico-section portico-checkout" data-theme="white" data-width="narrow">
      <h1 dir="auto">{title}</h1>
      {done === null ? null : <output className="checkout-notice">{done}</output>}
      {problems === null ? null : <ProblemsView problems={problems} />}
      <div className="checkout-main">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {sections.map((section) => (
          <section key={section.title} className="checkout-text">
            <h2>{section.title}</h2>
            {section.lines.map((line, index) => (
              <p key={index} dir="auto">
                {line}
              </p>
            ))}
            {section.links.map(({ href, label }) => (
              <p key={href}>
                <a href={href}>{label}</a>
              </p>
            ))}
          </section>
        ))}
        {forms.map(({ title: heading, text, form }) => (
          <section key={heading} className="checkout-text">
            <h2>{heading}</h2>
            {text === '' ? null : <p>{text}</p>}
            <CheckoutFormView form={form} />
          </section>
        ))}
        {links.map(({ href, label }) => (
          <p key={href}>
            <a href={href}>{label}</a>
          </p>
        ))}
      </div>
    </div>
  );
}
