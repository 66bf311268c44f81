import { defineTranslation } from '../../define-messages.ts';
import type { pageRemoval as english } from '../../en/interface/page-removal.ts';

export const pageRemoval = defineTranslation<typeof english>('pageRemoval', {
  findNothing: 'Ne trouvent rien',
  findNothingText: 'L’adresse répond « introuvable » (404).',
  ledToPage: 'Sont dirigés vers une autre page',
  ledToAddress: 'Sont dirigés vers une autre adresse',
  toldGone: 'Apprennent que la page n’existe plus',
  toldGoneText: 'Les moteurs de recherche l’oublient vite (410).',
  choosePage: 'Choisissez la page vers laquelle les visiteurs sont dirigés.',
  title: 'Supprimer « {name} » ?',
  delete: 'Supprimer',
  visitorsAtAll: 'Les visiteurs à son adresse et à celles de ses éléments',
  visitors: 'Les visiteurs à son adresse',
  page: 'Page',
  address: 'Adresse',
  addressText: 'Une adresse de ce site, ou une adresse avec https://',
  collectionText:
    'La collection et tous ses éléments sont retirés du site immédiatement. Vous pouvez les restaurer depuis la corbeille pendant 30 jours. Les menus et le pied de page n’y mènent plus.',
  pageText:
    'La page est retirée du site immédiatement. Vous pouvez la restaurer depuis la corbeille pendant 30 jours. Les menus et le pied de page n’y mènent plus.',
  linksUnknown: 'Impossible de déterminer quels textes y mènent par un lien.',
  quoted: '« {title} »',
  linksLedOn:
    '{more, plural, =0 {Des liens sur {names} y mènent.} one {Des liens sur {names} et # autre y mènent.} other {Des liens sur {names} et # autres y mènent.}} Ils mèneront là où vous le choisissez ici.',
  linksLeadNowhere:
    '{more, plural, =0 {Des liens sur {names} y mènent.} one {Des liens sur {names} et # autre y mènent.} other {Des liens sur {names} et # autres y mènent.}} Ils ne mèneront nulle part.',
});
