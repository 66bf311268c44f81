import { defineTranslation } from '../../define-messages.ts';
import type { inlineTexts as english } from '../../en/interface/inline-texts.ts';

export const inlineTexts = defineTranslation<typeof english>('inlineTexts', {
  siteTitle: 'Titel der Website',
  buttonText: 'Text der Schaltfläche',
  title: 'Titel',
  addText: 'Text hinzufügen',
});
