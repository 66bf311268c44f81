import { defineTranslation } from '../../define-messages.ts';
import type { mapFields as english } from '../../en/interface/map-fields.ts';

export const mapFields = defineTranslation<typeof english>('mapFields', {
  place: 'المكان',
  style: 'النمط',
  recordTrail: 'أسماء الأماكن',
  zoomButtons: 'أزرار التكبير',
  zoomButtonsHelp: 'ومع خدمة الخرائط ذات المفتاح أيضًا منظر الشارع.',
  terrain: 'التضاريس',
  terrainHelp:
    'حيث توفر خدمة الخرائط التضاريس. أما الخريطة المرفقة مع Portico ونمط القمر الصناعي فلا تضاريس فيهما.',
});
