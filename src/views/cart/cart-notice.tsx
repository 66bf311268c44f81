import type { CartNotice } from './cart-state.ts';

/** What became of the last form, with the way to undo it. */
export function Notice({ notice, undo: undoLabel }: { readonly notice: CartNotice; readonly undo: string }) {
  const { tone, text, undo } = notice;
  if (tone === 'problem') {
    return (
      <p role="alert" className="cart-problem">
        {text}
      </p>
    );
  }
  return (
    <div className="cart-done">
      <output>{text}</output>
      {undo === null ? null : (
        <form method="post" action="/cart/lines">
          <input type="hidden" name="product" value={undo.product} readOnly />
          <input type="hidden" name="variant" value={undo.variant} readOnly />
          <input type="hidden" name="pieces" value={undo.pieces} readOnly />
          <button type="submit" className="cart-quiet">
            {undoLabel}
          </button>
        </form>
      )}
    </div>
  );
}
