/** How long opening and closing takes, in ms (BLK-08). */
export const ACCORDION_MS = 250;

/** Which items are open, and whether the block is animating: then clicks are ignored (BLK-12, BLK-13). */
export interface AccordionState {
  readonly open: readonly boolean[];
  readonly isAnimating: boolean;
}

export type AccordionEvent =
  | { readonly type: 'toggle'; readonly index: number }
  | { readonly type: 'animation-ended' };

/** The next state; in a block limited to one open item, opening one closes the others (BLK-07, BLK-09, BLK-10). */
export function advanceAccordion(
  state: AccordionState,
  event: AccordionEvent,
  allowMultipleOpen: boolean,
): AccordionState {
  if (event.type === 'animation-ended') return { ...state, isAnimating: false };
  if (state.isAnimating || state.open[event.index] === undefined) return state;
  const opens = !state.open[event.index];
  const open = state.open.map((isOpen, index) =>
    index === event.index ? opens : isOpen && (allowMultipleOpen || !opens),
  );
  return { open, isAnimating: true };
}
