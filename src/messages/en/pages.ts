import { defineMessages } from '../define-messages.ts';

/** What the frame of a page says. */
export const pages = defineMessages('pages', {
  skipToContent: 'Skip to content',
  pageProtected: 'This page is protected',
  siteProtected: 'This site is protected',
  password: 'Password',
  continue: 'Continue',
  incorrectPassword: 'Incorrect password.',
  tooManyAttempts: 'Too many attempts. Please try again later.',
  comingSoon: 'Coming soon',
  notOpen: 'This site is not open yet. Please come back later.',
  table: 'Table',
  menu: 'Menu',
  mainNavigation: 'Main',
  closeMenu: 'Close menu',
  notFoundTitle: 'Page not found',
  notFound: 'This page does not exist, or it has moved.',
  goHome: 'Go to the home page',
  failureTitle: 'Something went wrong',
  failure: 'This page could not be shown. Please try again later.',
});
