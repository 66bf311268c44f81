import { members } from '#messages/en/members.ts';
import { plans as words } from '#messages/en/plans.ts';
import type { Words } from '#messages/message.ts';
import type { Translate } from '#messages/translator.ts';
import { takesMembers, type MemberPlan } from '#domain/members/member-plan.ts';
import {
  hasBothPrices,
  offerOn,
  planOffers,
  TOGGLE_SIDES,
  yearlySaving,
  type PlanOffer,
  type PlanPeriod,
  type ToggleSide,
} from '#domain/members/plan-price.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { offerWords } from '#domain/members/offer-words.ts';
import type { PlanAct, PlanCard, PlanPriceShown, PlansPart } from '#site/content/plan-card.ts';

/** What is known of whoever looks at a plan that can be joined. */
interface Looking {
  readonly translate: Translate;
  readonly currency: CurrencyCode;
  readonly now: number;
  /** Whether its trial is offered: each email address has one of a plan (MEMB-52). */
  readonly hasTrial: boolean;
  /** What the button of a price leads to. */
  readonly join: (period: PlanPeriod | null, label: Words) => PlanAct;
}

/** A plan that is not held: its prices with a button each, or that nobody can join it now (MEMB-48, MEMB-57). */
export function offeredCard(plan: MemberPlan, isToggled: boolean, looking: Looking): PlanCard {
  const { translate } = looking;
  const isOpen = takesMembers(plan, looking.now);
  return {
    title: plan.name,
    image: plan.image,
    description: plan.description,
    benefits: plan.benefits,
    prices: pricesOf(plan, isToggled, isOpen, looking),
    notes: isOpen ? [] : [translate(members.enrolmentClosed)],
    isHeld: false,
    acts: [],
  };
}

/** The plans with the toggle where one of them has both prices (BLK-92, MEMB-48). */
export function plansPart(
  translate: Translate,
  cards: readonly PlanCard[],
  { isToggled, selected }: { readonly isToggled: boolean; readonly selected: ToggleSide },
): PlansPart {
  const labels = { month: words.monthly, year: words.yearly } as const;
  return {
    kind: 'plans',
    toggle: isToggled
      ? {
          label: translate(words.billing),
          selected,
          sides: TOGGLE_SIDES.map((side) => ({ side, label: translate(labels[side]) })),
        }
      : null,
    plans: cards,
  };
}

function pricesOf(
  { price }: MemberPlan,
  isToggled: boolean,
  isOpen: boolean,
  { translate, currency, hasTrial, join }: Looking,
): readonly PlanPriceShown[] {
  if (price.kind === 'free') {
    const act = isOpen ? join(null, members.join) : null;
    return [{ side: null, price: translate(members.free), notes: [], act }];
  }
  const trialDays = price.kind === 'recurring' && hasTrial ? price.trialDays : null;
  const saving = yearlySaving(price);
  const shown = (offer: PlanOffer, side: ToggleSide | null): PlanPriceShown => {
    const costs = translate(offerWords(offer, currency));
    return {
      side,
      price: trialDays === null ? costs : translate(words.trial, { days: trialDays, price: costs }),
      notes:
        offer.period === 'year' && saving !== null
          ? [translate(words.saving, { percent: String(saving) })]
          : [],
      act: isOpen ? join(offer.period, trialDays === null ? members.join : words.tryIt) : null,
    };
  };
  // One that has a single price shows it on both sides.
  if (!isToggled || !hasBothPrices(price)) return planOffers(price).map((offer) => shown(offer, null));
  return TOGGLE_SIDES.flatMap((side) => {
    const offer = offerOn(price, side);
    return offer === null ? [] : [shown(offer, side)];
  });
}
