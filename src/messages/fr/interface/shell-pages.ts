import { defineTranslation } from '../../define-messages.ts';
import type { shellPages as english } from '../../en/interface/shell-pages.ts';

export const shellPages = defineTranslation<typeof english>('shellPages', {
  editorNeedsScript: 'L’éditeur a besoin de JavaScript.',
  dashboardNeedsScript:
    'Le tableau de bord a besoin de JavaScript. Veuillez l’activer et recharger cette page.',
});
