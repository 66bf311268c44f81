import type { ReactNode } from 'react';
import { NOTHING_SAID, ShopLiveView, type ShopLive } from '../shop-live.tsx';
import type { CheckoutForm, ShownProblems } from './checkout-state.ts';
import { CheckoutFormView } from './checkout-form-view.tsx';
import { ProblemsView } from './problems-view.tsx';

/** By it the page of a fund is found. */
export const DONATE_ROOT_ID = 'donate-root';

export interface DonateState {
  readonly title: string;
  /** What the money is for, in the owner's words. */
  readonly text: string;
  readonly problems: ShownProblems | null;
  readonly form: CheckoutForm;
  /** Nothing: what changes is what was chosen (ORD-15). */
  readonly spoken: string;
  readonly words: { readonly failed: string; readonly tryAgain: string };
}

/** What the page stands in: the server draws the view into it, and the script of the page takes it over. */
export function DonateRoot({ children }: { readonly children: ReactNode }) {
  return (
    <div
      id={DONATE_ROOT_ID}
      className="portico-section portico-checkout"
      data-theme="white"
      data-width="narrow"
    >
      {children}
    </div>
  );
}

interface DonateViewProps {
  readonly state: DonateState;
  readonly live?: ShopLive;
}

/** Where somebody gives to a fund (CONT-150); it works without scripts. */
export function DonateView({ state, live = NOTHING_SAID }: DonateViewProps) {
  const { title, text, problems, form, words } = state;
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <ShopLiveView live={live} words={words} />
      {text === '' ? null : (
        <p className="donate-text" dir="auto">
          {text}
        </p>
      )}
      <div className="checkout-main donate-form">
        {problems === null ? null : <ProblemsView problems={problems} />}
        <CheckoutFormView form={form} />
      </div>
    </>
  );
}
