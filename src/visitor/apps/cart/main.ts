import type { CartState } from '#views/cart/cart-state.ts';
import { CART_ROOT_ID, CartView } from '#views/cart/cart-view.tsx';
import { shopApp, type Shown } from '../shop-page.tsx';

/** The cart, changed in place (NAV-60 to NAV-64, ORD-15). */
export const { init, destroy } = shopApp<CartState>({
  name: 'cart',
  rootId: CART_ROOT_ID,
  View: CartView,
  pathOf: () => '/cart',
  sentAtOnce: (control) => (control.name === 'pieces' ? {} : null),
  kept: null,
  isInPlace: () => false,
  shown,
});

function shown({ root, before, now, form, body }: Shown<CartState>): void {
  for (const place of root.ownerDocument.querySelectorAll('.portico-cart-count')) {
    place.textContent = now.count === 0 ? '' : String(now.count);
  }
  // A field shows how many there are now, unless its buyer has gone on typing; “Set quantity to 3” is a form of its own.
  const line = now.lines.find(({ id }) => id === body?.get('line'));
  const field = line === undefined ? null : quantityOf(root, line.id);
  if (line !== undefined && field !== null && (field.form !== form || field.value === body?.get('pieces'))) {
    field.value = String(line.pieces);
  }
  if (now.codes.length > before.codes.length) form?.reset();
  const { activeElement, body: page } = root.ownerDocument;
  if (form === null || (activeElement !== null && activeElement !== page)) return;
  // What had the focus is gone: on to what undoes it, or to what has come back.
  const known = new Set(before.lines.map(({ id }) => id));
  const back = now.lines.find(({ id }) => !known.has(id));
  const next =
    root.querySelector<HTMLElement>('.cart-done button') ??
    (back === undefined ? null : quantityOf(root, back.id)) ??
    (now.codes.length < before.codes.length ? root.querySelector<HTMLElement>('.cart-codes summary') : null);
  next?.focus();
}

function quantityOf(root: HTMLElement, lineId: string): HTMLInputElement | null {
  const forms = [...root.querySelectorAll<HTMLFormElement>('.cart-quantity')];
  const form = forms.find((each) => each.querySelector<HTMLInputElement>('[name="line"]')?.value === lineId);
  return form?.querySelector<HTMLInputElement>('input[name="pieces"]') ?? null;
}
