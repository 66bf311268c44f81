import { defineMessages } from '../../define-messages.ts';

/** What the frame of the configuration area says: its places, what is loading, signing in again. */
export const configArea = defineMessages('configArea', {
  pages: 'Pages',
  design: 'Design',
  marketing: 'Marketing',
  contacts: 'Contacts',
  settings: 'Settings',
  partOffline: 'You are offline, and this part of the editor is not loaded yet.',
  partLost: 'A part of the editor did not arrive. Reload the page to use it; your work is kept.',
  reload: 'Reload',
  tryAgain: 'Try again',
  notLoaded: 'Unable to load. Try again.',
  opening: 'Opening',
  noPages: 'This site has no pages yet.',
  site: 'Site',
  configuration: 'Configuration',
  allSites: 'All sites',
  account: 'Account',
  accountOf: 'Account of {name}',
  openLive: 'Open the live site',
  logOut: 'Log out',
  openingPage: 'Opening the page',
  notSaved:
    '“{name}” was not saved. {message}{kept, select, yes { It is kept here until you correct it.} other {}}',
  signInAgain: 'Please sign in again',
  sessionEnded: 'Your session has ended. What you did here is kept and goes on after it.',
  email: 'Email',
  password: 'Password',
  signIn: 'Sign in',
  loadingPosts: 'Loading posts',
  notLocated: 'Unable to locate content',
});
