import { defineTranslation } from '../../define-messages.ts';
import type { inlineTexts as english } from '../../en/interface/inline-texts.ts';

export const inlineTexts = defineTranslation<typeof english>('inlineTexts', {
  siteTitle: 'Titre du site',
  buttonText: 'Texte du bouton',
  title: 'Titre',
  addText: 'Ajouter du texte',
});
