import { defineMessages } from '../../define-messages.ts';

/** What the history of a document says by itself. */
export const documentHistory = defineMessages('documentHistory', {
  olderSteps: 'Everything until then; older steps are no longer kept',
});
