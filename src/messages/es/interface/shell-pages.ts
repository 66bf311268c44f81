import { defineTranslation } from '../../define-messages.ts';
import type { shellPages as english } from '../../en/interface/shell-pages.ts';

export const shellPages = defineTranslation<typeof english>('shellPages', {
  editorNeedsScript: 'El editor necesita JavaScript.',
  dashboardNeedsScript: 'El panel necesita JavaScript. Actívelo y vuelva a cargar esta página.',
});
