import { defineTranslation } from '../define-messages.ts';
import type { pages as english } from '../en/pages.ts';

export const pages = defineTranslation<typeof english>('pages', {
  skipToContent: 'Naar de inhoud',
  pageProtected: 'Deze pagina is beveiligd',
  siteProtected: 'Deze site is beveiligd',
  password: 'Wachtwoord',
  continue: 'Doorgaan',
  incorrectPassword: 'Onjuist wachtwoord.',
  tooManyAttempts: 'Te veel pogingen. Probeer het later opnieuw.',
  comingSoon: 'Binnenkort',
  notOpen: 'Deze site is nog niet open. Kom later nog eens terug.',
  table: 'Tabel',
  menu: 'Menu',
  mainNavigation: 'Hoofdnavigatie',
  closeMenu: 'Menu sluiten',
  notFoundTitle: 'Pagina niet gevonden',
  notFound: 'Deze pagina bestaat niet of is verplaatst.',
  goHome: 'Naar de startpagina',
  failureTitle: 'Er is iets misgegaan',
  failure: 'Deze pagina kon niet worden getoond. Probeer het later opnieuw.',
});
