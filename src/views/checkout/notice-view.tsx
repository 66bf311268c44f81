import type { NoticeState } from './checkout-state.ts';

/** A page that says one thing, with a way on. */
export function NoticeView({ state }: { readonly state: NoticeState }) {
  return (
    <div
      className="portico-section portico-message portico-checkout"
      data-theme="white"
      data-height="medium"
      data-width="narrow"
      data-align="top"
    >
      <h1>{state.title}</h1>
      <p>{state.text}</p>
      {state.links.map(({ href, label }) => (
        <p key={href}>
          <a href={href}>{label}</a>
        </p>
      ))}
    </div>
  );
}
