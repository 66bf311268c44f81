import { forms } from '#messages/en/forms.ts';
import type { Words } from '#messages/message.ts';
import { labelledProblem } from './labelled-problem.ts';
import type { ShopVisit } from './shop-visit.ts';
import { fieldId } from '#views/checkout/checkout-field-view.tsx';
import type { CheckoutField, CheckoutPart, ShownProblems } from '#views/checkout/checkout-state.ts';

/**
 * All that is wrong with a form at once (ORD-25): the fields, with links to them, and what stands at none of them. Null
 * where nothing is.
 */
export function shownProblems(
  { translate }: ShopVisit,
  parts: readonly CheckoutPart[],
  faults: readonly Words[],
): ShownProblems | null {
  const wrong = fieldsOf(parts).filter(({ problem }) => problem !== null);
  const [first, ...others] = wrong.length > 0 ? [forms.invalid, ...faults] : faults;
  if (first === undefined) return null;
  return {
    title: translate(first),
    entries: [
      ...others.map((words) => ({ href: null, text: translate(words) })),
      ...wrong.map(({ name, label, problem }) => ({
        href: `#${fieldId(name)}`,
        text: labelledProblem(label, problem ?? ''),
      })),
    ],
  };
}

/** All of a form that can be wrong, by the control that is linked to. */
function fieldsOf(
  parts: readonly CheckoutPart[],
): readonly Pick<CheckoutField, 'name' | 'label' | 'problem'>[] {
  return parts.flatMap((part): readonly Pick<CheckoutField, 'name' | 'label' | 'problem'>[] => {
    if (part.kind === 'fields') return part.fields;
    if (part.kind === 'group') {
      const { legend: label, problem } = part;
      return [{ name: part.fields[0]?.name ?? part.name, label, problem }];
    }
    if (part.kind === 'giftCards' || part.kind === 'codes') return part.field === null ? [] : [part.field];
    if (part.kind !== 'address') return [];
    return part.box === null ? part.fields : [part.box, ...part.fields];
  });
}
