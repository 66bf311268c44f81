import { defineTranslation } from '../../define-messages.ts';
import type { pageRemoval as english } from '../../en/interface/page-removal.ts';

export const pageRemoval = defineTranslation<typeof english>('pageRemoval', {
  findNothing: 'No encuentran nada',
  findNothingText: 'La dirección responde «no encontrada» (404).',
  ledToPage: 'Son llevados a otra página',
  ledToAddress: 'Son llevados a otra dirección',
  toldGone: 'Se les dice que ya no existe',
  toldGoneText: 'Los buscadores la olvidan pronto (410).',
  choosePage: 'Elija la página a la que se lleva a los visitantes.',
  title: '¿Eliminar «{name}»?',
  delete: 'Eliminar',
  visitorsAtAll: 'Los visitantes en su dirección y en las de sus elementos',
  visitors: 'Los visitantes en su dirección',
  page: 'Página',
  address: 'Dirección',
  addressText: 'Una dirección de este sitio o una con https://',
  collectionText:
    'La colección y todos sus elementos se retiran del sitio de inmediato. Puede restaurarlos desde la papelera durante 30 días. Los menús y el pie de página ya no llevan a ella.',
  pageText:
    'La página se retira del sitio de inmediato. Puede restaurarla desde la papelera durante 30 días. Los menús y el pie de página ya no llevan a ella.',
  linksUnknown: 'No se ha podido averiguar qué textos enlazan con ella.',
  quoted: '«{title}»',
  linksLedOn:
    '{more, plural, =0 {Hay enlaces en {names} que llevan a ella.} other {Hay enlaces en {names} y # más que llevan a ella.}} Llevarán adonde elija aquí.',
  linksLeadNowhere:
    '{more, plural, =0 {Hay enlaces en {names} que llevan a ella.} other {Hay enlaces en {names} y # más que llevan a ella.}} No llevarán a ninguna parte.',
});
