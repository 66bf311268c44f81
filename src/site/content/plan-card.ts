import type { ImageValue } from '#domain/images/image-value.ts';
import type { ToggleSide } from '#domain/members/plan-price.ts';
import type { AccountForm } from './account-form.ts';

/** What is done with a plan: a form that is sent, or a link that leads on. */
export type PlanAct =
  | { readonly kind: 'form'; readonly form: AccountForm }
  | { readonly kind: 'link'; readonly href: string; readonly label: string };

/** One price of a plan with the button that belongs to it. */
export interface PlanPriceShown {
  /** Null: it stands there on both sides of the toggle. */
  readonly side: ToggleSide | null;
  readonly price: string;
  /** What paying by the year saves, or what is tried for free. */
  readonly notes: readonly string[];
  /** Null where the plan cannot be joined. */
  readonly act: PlanAct | null;
}

/** A plan as the page of the plans shows it (BLK-98). */
export interface PlanCard {
  readonly title: string;
  readonly image: ImageValue | null;
  readonly description: string;
  readonly benefits: readonly string[];
  readonly prices: readonly PlanPriceShown[];
  /** That it is held and until when, or that nobody can join it. */
  readonly notes: readonly string[];
  readonly isHeld: boolean;
  /** What whoever holds it can do. */
  readonly acts: readonly PlanAct[];
}

/** The plans of a site, with the toggle between what is paid by the month and by the year where one has both (MEMB-48). */
export interface PlansPart {
  readonly kind: 'plans';
  readonly toggle: {
    readonly label: string;
    readonly selected: ToggleSide;
    readonly sides: readonly { readonly side: ToggleSide; readonly label: string }[];
  } | null;
  readonly plans: readonly PlanCard[];
}
