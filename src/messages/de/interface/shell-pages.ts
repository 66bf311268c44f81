import { defineTranslation } from '../../define-messages.ts';
import type { shellPages as english } from '../../en/interface/shell-pages.ts';

export const shellPages = defineTranslation<typeof english>('shellPages', {
  editorNeedsScript: 'Der Editor braucht JavaScript.',
  dashboardNeedsScript:
    'Das Dashboard braucht JavaScript. Bitte schalten Sie es ein und laden Sie diese Seite neu.',
});
