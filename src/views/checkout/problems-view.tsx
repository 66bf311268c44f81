import type { ShownProblems } from './checkout-state.ts';

/** All that is wrong with a form; it takes the focus, and links to each field (ORD-25). */
export function ProblemsView({ problems }: { readonly problems: ShownProblems }) {
  return (
    <div role="alert" tabIndex={-1} autoFocus className="checkout-problems" id="checkout-problems">
      <p>{problems.title}</p>
      <ul>
        {problems.entries.map(({ href, text }) => (
          <li key={`${href} ${text}`}>{href === null ? text : <a href={href}>{text}</a>}</li>
        ))}
      </ul>
    </div>
  );
}
