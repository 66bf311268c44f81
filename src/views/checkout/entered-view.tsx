import type { EnteredPart } from './checkout-state.ts';

/** What was said in the steps before, to be looked at once more, with the way back to each (ORD-14). */
export function EnteredView({ parts }: { readonly parts: readonly EnteredPart[] }) {
  return (
    <dl className="checkout-entered">
      {parts.map(({ title, lines, change, changeLabel }) => (
        <div key={change.href}>
          <dt>{title}</dt>
          <dd>
            {lines.map((line, place) => (
              <bdi key={`${line} ${place}`}>{line}</bdi>
            ))}
          </dd>
          <dd>
            <a href={change.href} aria-label={changeLabel}>
              {change.label}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}
