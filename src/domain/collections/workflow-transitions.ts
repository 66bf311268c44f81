import type { WorkflowState } from './workflow-state.ts';

/**
 * The states that can follow each state of an item (CONT-184). The trash is separate: it is reached from any state and
 * leads back to draft.
 */
const NEXT_STATES: Readonly<Record<WorkflowState, readonly WorkflowState[]>> = {
  draft: ['needs-review', 'scheduled', 'published', 'private'],
  'needs-review': ['draft', 'scheduled', 'published', 'private'],
  scheduled: ['draft', 'needs-review', 'published', 'private'],
  published: ['draft', 'scheduled', 'private'],
  private: ['draft', 'needs-review', 'scheduled', 'published'],
  deleted: ['draft'],
};
const STATE_NAMES: Readonly<Record<WorkflowState, string>> = {
  draft: 'Draft',
  'needs-review': 'Needs Review',
  scheduled: 'Scheduled',
  published: 'Published',
  private: 'Private',
  deleted: 'Deleted',
};

/** Whether a person can bring an item from one state to another (CONT-184). */
export function canBecome(from: WorkflowState, to: WorkflowState): boolean {
  return from === to || NEXT_STATES[from].includes(to);
}

/** What is wrong with a change of an item's state, or null where it is allowed (CONT-184). */
export function transitionProblem(
  from: WorkflowState,
  to: WorkflowState,
  publishAt: string | null,
): string | null {
  if (!canBecome(from, to)) {
    return `The state cannot change from “${STATE_NAMES[from]}” to “${STATE_NAMES[to]}”.`;
  }
  if (to === 'scheduled' && publishAt === null) return SCHEDULE_DATE_MISSING_MESSAGE;
  return null;
}

/** Shown where an item is to be scheduled without a date. */
export const SCHEDULE_DATE_MISSING_MESSAGE = 'Choose the date at which the post goes live.';
