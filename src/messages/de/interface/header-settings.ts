import { defineTranslation } from '../../define-messages.ts';
import type { headerSettings as english } from '../../en/interface/header-settings.ts';

export const headerSettings = defineTranslation<typeof english>('headerSettings', {
  title: 'Kopfbereich',
  note: 'Der Kopfbereich steht auf jeder Seite. Seine Links folgen der Navigation unter „Seiten“.',
  siteTitle: 'Titel der Website',
  logo: 'Logo',
  logoHelp: 'Wird anstelle des Titels gezeigt.',
  layout: 'Anordnung',
  titleLeft: 'Titel links',
  titleCenter: 'Titel mittig',
  linksLeft: 'Navigation links',
  colors: 'Farben',
  sticky: 'Bleibt beim Scrollen oben',
  fitsTitle: 'Titel auf einer Zeile halten',
  fitsTitleHelp: 'Ein Titel, der zu breit ist, wird kleiner gezeigt.',
  showsAccount: 'Link zum Mitgliedskonto',
  showsAccountHelp:
    '„Anmelden“ oder für Mitglieder „Konto“ am Ende der Navigation der veröffentlichten Website, solange sie Mitglieder hat.',
  button: 'Button',
  buttonText: 'Button-Text',
  buttonLink: 'Button-Link',
  buttonLinkHelp: 'Ohne Link sehen Besucher den Button nicht.',
  headerLayout: 'Anordnung des Kopfbereichs',
  headerColors: 'Farben des Kopfbereichs',
  fixedHeader: 'Fester Kopfbereich',
  accountLink: 'Link zum Konto',
  titleOnOneLine: 'Titel auf einer Zeile',
  headerButton: 'Button im Kopfbereich',
});
