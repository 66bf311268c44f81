import type { PayRequest } from '#domain/page-runtime/shop-app.ts';
import type { CheckoutState, PayPart } from '#views/checkout/checkout-state.ts';
import { PAY_FIELDS_ID, PAY_ID } from '#views/checkout/pay-view.tsx';
import type { PagePayment } from '../../page-payment.ts';
import { openFields } from './open-fields.ts';
import type { ProviderFields } from './provider-fields.ts';

interface Shown {
  readonly place: HTMLElement;
  readonly opened: Promise<ProviderFields | null>;
}

/** The fields of a provider within the payment step: fetched where it is chosen, and nowhere before (ORD-74). */
export function payInFields(): PagePayment<CheckoutState> {
  let shown: Shown | null = null;

  function show(page: Window & typeof globalThis, root: HTMLElement, { fields }: PayPart): Shown | null {
    const section = root.querySelector<HTMLElement>(`#${PAY_ID}`);
    const place = section?.querySelector<HTMLElement>(`#${PAY_FIELDS_ID}`) ?? null;
    if (section === null || place === null) return null;
    if (shown?.place === place) return shown;
    section.dataset['fields'] = 'loading';
    const opened = openFields(page, place, fields);
    void opened.then((found) => (section.dataset['fields'] = found === null ? 'none' : 'ready'));
    shown = { place, opened };
    return shown;
  }

  return {
    changes: (before, now) => partOf(before) === null && partOf(now) !== null,
    shown(page, root, state) {
      const part = partOf(state);
      if (part === null || !isChosen(root, part)) return;
      void show(page, root, part)?.opened.then((fields) => fields?.update(part.fields, isKept(root)));
    },
    async prepare(page, root, state) {
      const part = partOf(state);
      if (part === null || !isChosen(root, part)) return {};
      const fields = await show(page, root, part)?.opened;
      if (fields == null) return {};
      try {
        return (await fields.check()) ? { way: 'fields' } : null;
      } catch {
        // The page of the provider is the way that always works.
        return {};
      }
    },
    async confirm(page, { secret, returnPath }: PayRequest) {
      const fields = await shown?.opened;
      try {
        await fields?.confirm(secret, new URL(returnPath, page.location.href).href);
      } catch {
        // Its script broke off: whether something was paid, the server is asked as ever.
      }
    },
    words: ({ words }) => words.paying,
  };
}

function partOf({ form }: CheckoutState): PayPart | null {
  return form.parts.find((part) => part.kind === 'pay') ?? null;
}

/** Whether what is paid with is kept for the next time. */
function isKept(root: HTMLElement): boolean {
  return root.querySelector<HTMLInputElement>('[name="keep"]')?.checked ?? false;
}

/** The only way to pay, or the one that is chosen. */
function isChosen(root: HTMLElement, { fields }: PayPart): boolean {
  const chosen = root.querySelector<HTMLInputElement>('[name="provider"]:checked');
  return chosen === null || chosen.value === fields.provider;
}
