import { forms } from '#messages/en/forms.ts';
import type { Words } from '#messages/message.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import { fieldId } from '#views/checkout/checkout-field-view.tsx';
import type { CheckoutField, ShownProblems } from '#views/checkout/checkout-state.ts';

/**
 * All that is wrong with a form at once (ORD-25): the fields, with links to them, and what stands at none of them. Null
 * where nothing is.
 */
export function shownProblems(
  { translate }: ShopVisit,
  fields: readonly Pick<CheckoutField, 'name' | 'label' | 'problem'>[],
  faults: readonly Words[],
): ShownProblems | null {
  const wrong = fields.filter(({ problem }) => problem !== null);
  const [first, ...others] = wrong.length > 0 ? [forms.invalid, ...faults] : faults;
  if (first === undefined) return null;
  return {
    title: translate(first),
    entries: [
      ...others.map((words) => ({ href: null, text: translate(words) })),
      ...wrong.map(({ name, label, problem }) => ({
        href: `#${fieldId(name)}`,
        text: `${label}: ${problem ?? ''}`,
      })),
    ],
  };
}
