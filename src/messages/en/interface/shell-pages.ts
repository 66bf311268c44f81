import { defineMessages } from '../../define-messages.ts';

/** What the pages say that the apps of the editor start in. */
export const shellPages = defineMessages('shellPages', {
  editorNeedsScript: 'The editor needs JavaScript.',
  dashboardNeedsScript: 'The dashboard needs JavaScript. Please turn it on and reload this page.',
});
