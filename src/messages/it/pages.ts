import { defineTranslation } from '../define-messages.ts';
import type { pages as english } from '../en/pages.ts';

export const pages = defineTranslation<typeof english>('pages', {
  skipToContent: 'Vai al contenuto',
  pageProtected: 'Questa pagina è protetta',
  siteProtected: 'Questo sito è protetto',
  password: 'Password',
  continue: 'Continua',
  incorrectPassword: 'Password errata.',
  tooManyAttempts: 'Troppi tentativi. Riprovi più tardi.',
  comingSoon: 'Prossimamente',
  notOpen: 'Questo sito non è ancora aperto. Torni più tardi.',
  table: 'Tabella',
  menu: 'Menu',
  mainNavigation: 'Navigazione principale',
  closeMenu: 'Chiudi il menu',
  notFoundTitle: 'Pagina non trovata',
  notFound: 'Questa pagina non esiste o è stata spostata.',
  goHome: 'Vai alla pagina iniziale',
  failureTitle: 'Qualcosa è andato storto',
  failure: 'Non è stato possibile mostrare questa pagina. Riprova più tardi.',
});
