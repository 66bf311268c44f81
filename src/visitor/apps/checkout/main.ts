import type { CheckoutState } from '#views/checkout/checkout-state.ts';
import { APPLIED } from '#views/checkout/applied-view.tsx';
import { CHECKOUT_ROOT_ID, CheckoutView } from '#views/checkout/checkout-view.tsx';
import { shopApp, type Shown } from '../shop-page.tsx';
import { PAY_ID } from '#views/checkout/pay-view.tsx';
import { payInFields } from './payment-fields/pay-in-fields.ts';
import { countCharactersOf } from './count-characters-of.ts';

/** What decides about delivery, taxes, the fields of an address, and what a gift card costs. */
const DECIDING =
  /^(?:way|option|billingOther|value|pieces|(?:shipping|billing)-(?:country|region|postalCode|saved))$/;

/** What the button beside a country sends: entries are kept, and the same step is shown with what they change. */
const KEPT = { act: 'country' };

/** The steps of the checkout, changed in place (ORD-15, ORD-22). */
export const { init, destroy } = shopApp<CheckoutState>({
  name: 'checkout',
  rootId: CHECKOUT_ROOT_ID,
  View: CheckoutView,
  pathOf: ({ form }) => form.action,
  sentAtOnce: ({ name }) => (DECIDING.test(name) ? KEPT : null),
  kept: KEPT,
  // The payment step is a page of its own where the fields of a provider stand in it: no other one runs its script (ORD-74).
  isInPlace: (path) =>
    /^\/checkout\/(?:contact|delivery|payment)$/.test(path) && document.getElementById(PAY_ID) === null,
  payment: payInFields(),
  shown,
  typed: (root) => {
    for (const box of root.querySelectorAll('textarea')) countCharactersOf(box);
  },
});

function shown({ root, before, now, isPressed }: Shown<CheckoutState>): void {
  if (!isPressed) return;
  if (now.problems !== null) root.querySelector<HTMLElement>('#checkout-problems')?.focus();
  else if (before.form.action === now.form.action) {
    // Another choice than the one that was seen: it is looked at before going on (ORD-63).
    root.querySelector<HTMLElement>('#option input:checked')?.focus();
    // The button of what was taken away is gone with it, the field of what was taken is a new one.
    const id = changedIn(before, now);
    if (id !== null && root.ownerDocument.activeElement === root.ownerDocument.body) {
      const find = (control: string) => root.querySelector<HTMLElement>(`#${id} ${control}`);
      (find('input') ?? find('button'))?.focus();
    }
  }
}

/** Where a gift card or a code came or went. */
function changedIn(before: CheckoutState, now: CheckoutState): string | null {
  const count = ({ form }: CheckoutState, kind: keyof typeof APPLIED) =>
    form.parts.reduce((sum, part) => sum + (part.kind === kind ? part.items.length : 0), 0);
  const kinds = ['giftCards', 'codes'] as const;
  const changed = kinds.find((kind) => count(before, kind) !== count(now, kind));
  return changed === undefined ? null : APPLIED[changed].id;
}
