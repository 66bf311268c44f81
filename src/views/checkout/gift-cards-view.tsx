import { CheckoutFieldView } from './checkout-field-view.tsx';
import type { GiftCardsPart } from './checkout-state.ts';

/** By it the cards of an order are found. */
export const GIFT_CARDS_ID = 'gift-cards';

/** The gift cards that pay for an order; buttons of the form that they stand in add one and take one away (ORD-123). */
export function GiftCardsView({ part }: { readonly part: GiftCardsPart }) {
  const { legend, cards, field, apply } = part;
  return (
    <fieldset className="checkout-cards" id={GIFT_CARDS_ID}>
      <legend>{legend}</legend>
      {cards.length === 0 ? null : (
        <ul>
          {cards.map(({ id, title, texts, isProblem, remove, removeLabel }) => (
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
                value={`remove-card ${id}`}
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
          {/* Emptied once a card was taken. */}
          <CheckoutFieldView key={cards.map(({ id }) => id).join(' ')} field={field} />
          <button
            type="submit"
            name="act"
            value="card"
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
