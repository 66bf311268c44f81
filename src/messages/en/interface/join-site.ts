import { defineMessages } from '../../define-messages.ts';

/** What the screen behind the link of an invitation to a site says (ROLE-24). */
export const joinSite = defineMessages('joinSite', {
  title: 'Join {site}',
  invited: '{name} invites you to work on this website. Your roles: {roles}.',
  invitedByNobody: 'You are invited to work on this website. Your roles: {roles}.',
  signedInAs: 'You are signed in as {name} ({email}).',
  join: 'Join the site',
  notNow: 'Not now',
  newAccount: 'Create account and join',
  haveAccount: 'I have an account',
  noAccount: 'I have no account yet',
  joined: 'You work on {site} from now on',
  cannotCreate: 'This installation takes no new accounts at the moment: sign in with one that you have.',
});
