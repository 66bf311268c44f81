import { defineMessages } from '../../define-messages.ts';

/** What is said of the sessions of people on a site (ROLE-60). */
export const personSessions = defineMessages('personSessions', {
  title: 'Sessions of {name}',
  text: 'Browsers in which this person was on this site. Whoever is signed out has to sign in again, on other sites, too.',
  device: 'Device',
  lastSeen: 'Last seen',
  thisOne: '{device} (this browser)',
  end: 'End session',
  endOf: 'End session: {device}',
  endAll: 'End all',
  endOthers: 'End all others',
  none: 'Signed in nowhere on this site.',
});
