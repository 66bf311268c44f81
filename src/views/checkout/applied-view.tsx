import { CheckoutFieldView } from './checkout-field-view.tsx';
import type { AppliedPart } from './checkout-state.ts';

/** By it what was applied is found, and what its buttons say to the form that they stand in. */
export const APPLIED = {
  giftCards: { id: 'gift-cards', add: 'card', remove: 'remove-card' },
  codes: { id: 'discount-codes', add: 'code', remove: 'remove-code' },
} as const;

/** Gift cards that pay for an order (ORD-123), or the codes that take something off it (ORD-54): one is added, and taken away. */
export function AppliedView({ part }: { readonly part: AppliedPart }) {
  const { kind, legend, items, field, apply } = part;
  const acts = APPLIED[kind];
  return (
    <fieldset className="checkout-cards" id={acts.id}>
      <legend>{legend}</legend>
      {items.length === 0 ? null : (
        <ul>
          {items.map(({ id, title, texts, isProblem, remove, removeLabel }) => (
            <li key={id}>
              <span>
                <bdi>{title}</bdi>
                {texts.map((text) =>
                  isProblem ? (
                    <p key={text} className="checkout-problem">
                      {text}
                    </p>
                  ) : (
                    <small key={text}>{text}</small>
                  ),
                )}
              </span>
              <button
                type="submit"
                name="act"
                value={`${acts.remove} ${id}`}
                aria-label={removeLabel}
                className="portico-button"
                data-size="small"
                data-variant="outline"
              >
                {remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      {field === null ? null : (
        <>
          {/* Emptied once it was taken. */}
          <CheckoutFieldView key={items.map(({ id }) => id).join(' ')} field={field} />
          <button
            type="submit"
            name="act"
            value={acts.add}
            className="portico-button"
            data-size="small"
            data-variant="outline"
          >
            {apply}
          </button>
        </>
      )}
    </fieldset>
  );
}
