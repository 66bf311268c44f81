import { defineTranslation } from '../../define-messages.ts';
import type { inlineTexts as english } from '../../en/interface/inline-texts.ts';

export const inlineTexts = defineTranslation<typeof english>('inlineTexts', {
  siteTitle: 'Título del sitio',
  buttonText: 'Texto del botón',
  title: 'Título',
  addText: 'Añadir texto',
});
