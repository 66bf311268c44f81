import { defineTranslation } from '../../define-messages.ts';
import type { blockLook as english } from '../../en/interface/block-look.ts';

export const blockLook = defineTranslation<typeof english>('blockLook', {
  title: 'Design',
  background: 'Hintergrund',
  none: 'Keiner',
  theme: 'Farbschema',
  color: 'Farbe',
  colors: 'Farben',
  backgroundColor: 'Hintergrundfarbe',
  opacity: 'Deckkraft',
  padding: 'Innenabstand',
  corners: 'Ecken',
  border: 'Rahmen',
  borderColor: 'Rahmenfarbe',
  ownColor: 'Eigene Farbe',
  ownBorderColor: 'Eigene Rahmenfarbe',
  borderLine: 'Linien des Farbschemas',
  borderText: 'Text des Farbschemas',
  borderAccent: 'Akzent des Farbschemas',
  shadow: 'Schatten',
  noShadow: 'Keiner',
  smallShadow: 'Klein',
  mediumShadow: 'Mittel',
  largeShadow: 'Groß',
  reset: 'Design zurücksetzen',
});
