import { defineMessages } from '../../define-messages.ts';

/** What the history of a page says beside the names of its changes. */
export const pageHistory = defineMessages('pageHistory', {
  restored: 'This version is back. Undo takes it away again.',
  title: 'History',
  looking: 'You are looking at an earlier version.',
  restore: 'Restore it',
  backToNow: 'Back to now',
  loading: 'Loading the history',
  tryAgain: 'Try again',
  notLoaded: 'Unable to load results',
  earlier: 'Earlier',
  live: 'Live',
  replacedChange: 'Replaced someone else’s change',
  current: 'Current',
  lookingAt: 'As it was on {time}',
});
