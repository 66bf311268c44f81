/** The editor is always in exactly one of these (EDIT-66). */
export const EDITING_STATES = ['NOT_EDITING', 'PAGE', 'HEADER', 'FOOTER', 'SYNCED'] as const;
export type EditingState = (typeof EDITING_STATES)[number];

export type EditingEvent = 'edit' | 'done' | 'enter-page' | 'enter-header' | 'enter-footer' | 'enter-synced';

/** Whether blocks can be added now, by drag or from the list. */
export function canAddBlocks(state: EditingState): boolean {
  return state === 'PAGE' || state === 'FOOTER' || state === 'SYNCED';
}

/** The state after an event; an event that does not fit a state leaves it as it is (EDIT-67 to EDIT-71). */
export function nextEditingState(state: EditingState, event: EditingEvent): EditingState {
  if (event === 'done') return 'NOT_EDITING';
  if (state === 'NOT_EDITING') return event === 'edit' ? 'PAGE' : state;
  switch (event) {
    case 'edit':
    case 'enter-page':
      return 'PAGE';
    case 'enter-header':
      return 'HEADER';
    case 'enter-footer':
      return 'FOOTER';
    case 'enter-synced':
      return 'SYNCED';
    default:
      return state;
  }
}
