import { defineMessages } from '../define-messages.ts';

/** Mails about the account of a member of a site. */
export const memberMails = defineMessages('memberMails', {
  confirmSubject: 'Confirm your email for {site}',
  confirmLead: 'Confirm your email to join {site}.',
  confirmButton: 'Confirm email',
  codeIs: 'Or enter this code: {code}',
  confirmNote:
    'The link works for 24 hours, the code for 15 minutes. If you did not ask for this mail, ignore it.',
  signInSubject: 'Sign in to {site}',
  signInLead: 'Here is your link to sign in to {site}.',
  hasAccountLead:
    'Somebody asked to join {site} with this address. You already have an account: sign in with this link.',
  signInButton: 'Sign in',
  signInNote:
    'The link works once, for 60 minutes; the code for 15 minutes. If you did not ask for this mail, ignore it.',
  resetSubject: 'Choose a new password for {site}',
  resetLead: 'Choose a new password for your account on {site}.',
  resetButton: 'Choose a password',
  resetNote: 'The link works once, for 60 minutes. If you did not ask for this mail, ignore it.',
  passwordSubject: 'Your password for {site} was changed',
  passwordLead: 'The password of your account on {site} was changed, and all other sessions ended.',
  passwordNote: 'If this was not you, choose a new password at once.',
  newEmailSubject: 'Confirm your new email for {site}',
  newEmailLead: 'Confirm that your account on {site} should use this address.',
  newEmailNote: 'The link works once, for 24 hours. If you did not ask for this mail, ignore it.',
  oldEmailSubject: 'Your email for {site} was changed',
  oldEmailLead: 'Your account on {site} now uses {email}.',
  oldEmailNote: 'If this was not you, the link brings your former address back for 72 hours.',
  undoButton: 'Undo',
  joinedSubject: 'Your accounts on {site} were joined',
  joinedLead: 'Your account on {site} was joined with that of {email}. Sign in with {email} from now on.',
  removedSubject: 'Your account on {site} was deleted',
  removedLead: 'Your account on {site} was deleted. It is erased in 7 days.',
  removedNote: 'Until then the link brings it back.',
  restoreButton: 'Restore account',
  invitationSubject: 'Join {site}',
  invitationLead: 'You are invited to join {site}.',
  invitationButton: 'Accept invitation',
  invitationNote:
    'The link works once, for 14 days. If you do not know what this is about, ignore this mail.',
  welcomeSubject: 'Welcome to {site}',
  welcomeLead: 'You have an account on {site} now. Sign in with this address: you are mailed a link.',
  welcomeNote: 'You were added by the owner of the site.',
});
