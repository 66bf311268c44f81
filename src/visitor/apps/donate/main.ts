import { DONATE_ROOT_ID, DonateView, type DonateState } from '#views/checkout/donate-view.tsx';
import { shopApp } from '../shop-page.tsx';
import { countCharactersOf } from '../checkout/count-characters-of.ts';

/** What the button beside the country sends: the fields of the address are those of the country. */
const COUNTRY = { act: 'country' };

/** The page of a fund, changed in place until it leads on to the payment (ORD-15, ORD-35). */
export const { init, destroy } = shopApp<DonateState>({
  name: 'donate',
  rootId: DONATE_ROOT_ID,
  View: DonateView,
  pathOf: ({ form }) => form.action,
  sentAtOnce: ({ name }) => (name === 'billing-country' ? COUNTRY : null),
  kept: null,
  isOfEntries: true,
  isInPlace: () => false,
  shown: ({ root, now, isPressed }) => {
    if (isPressed && now.problems !== null) root.querySelector<HTMLElement>('#checkout-problems')?.focus();
  },
  typed: (root) => {
    for (const box of root.querySelectorAll('textarea')) countCharactersOf(box);
  },
});
