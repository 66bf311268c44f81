import type { DiscountDraft } from './discount-draft.ts';

/** What a part of the form of a discount gets. */
export interface DraftPart {
  readonly draft: DiscountDraft;
  readonly change: (changed: Partial<DiscountDraft>) => void;
  /** What is wrong with a field, once it was tried to save it. */
  readonly wrong: (field: keyof DiscountDraft) => string | null;
}
