import { defineTranslation } from '../../define-messages.ts';
import type { pagePreview as english } from '../../en/interface/page-preview.ts';

export const pagePreview = defineTranslation<typeof english>('pagePreview', {
  phone: 'Smartphone',
  tablet: 'Tablet',
  desktop: 'Desktop',
  title: 'Vorschau: {title}',
  device: 'Gerät',
  openInTab: 'In einem Tab öffnen',
  isBehind: 'Ihre letzten Änderungen sind noch nicht gespeichert: Sie fehlen hier.',
  noForms:
    'Aus dieser Vorschau wird nichts gesendet: Formulare und der Warenkorb funktionieren auf Ihrer veröffentlichten Website.',
  openSite: 'Website öffnen',
  saving: 'Die letzten Änderungen werden gespeichert',
  frame: 'Vorschau von {title}',
  oneDay: 'Einen Tag',
  oneWeek: 'Eine Woche',
  thirtyDays: '30 Tage',
  copied: 'Der Link ist kopiert.',
  share: 'Vorschau teilen',
  whoeverHasLink:
    'Wer den Link hat, sieht „{title}“ so, wie es jetzt ist, mit unveröffentlichten Änderungen. Ein Konto ist nicht nötig.',
  worksFor: 'Gültig für',
  makeLink: 'Link erstellen',
  link: 'Vorschau-Link',
  worksUntil: 'Gültig bis {time}.',
  copyLink: 'Link kopieren',
});
