import { defineTranslation } from '../../define-messages.ts';
import type { designSteps as english } from '../../en/interface/design-steps.ts';

export const designSteps = defineTranslation<typeof english>('designSteps', {
  buttonStyle: 'Button-Stil',
  buttonShape: 'Button-Form',
  buttonPadding: 'Innenabstand der Buttons',
  buttonTextWeight: 'Schriftstärke der Buttons',
  animation: 'Animation',
  animationSpeed: 'Tempo der Animation',
  imageCorners: 'Ecken der Bilder',
  saveButton: 'Merken-Button über Bildern',
  headingLineHeight: 'Zeilenhöhe der Überschriften',
  buttonFont: 'Schrift der Buttons',
  buttonHover: 'Button unter dem Zeiger',
  imageLayout: 'Anordnung von Bild und Text',
});
