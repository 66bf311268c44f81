import { defineMessages } from '../define-messages.ts';

/** What mails about accounts say. */
export const accountMails = defineMessages('accountMails', {
  signUpSubject: 'Finish creating your account',
  signUpLead: 'Choose your name and a password to finish. The link works once, for 24 hours.',
  signUpNote: 'If you did not ask for an account, you can ignore this mail: none is made.',
  createAccount: 'Create account',
  signIn: 'Sign in',
  ignore: 'If it was not you, you can ignore this mail.',
  ignoreUnchanged: 'If it was not you, you can ignore this mail: nothing has changed.',
  chooseAtOnce: 'If it was not you, choose a new password at once: {link}',
  invitationSubject: '{inviter} invites you',
  invitationLead:
    '{inviter} invites you to make websites at {host}. Choose your name and a password to begin. The link works once, for 14 days.',
  invitationNote: 'If you do not know what this is about, you can ignore this mail: no account is made.',
  hasAccountSubject: 'You have an account already',
  hasAccountLead:
    'Somebody, probably you, wanted to create an account with this address. It has one already.',
  resetSubject: 'Choose a new password',
  resetLead: 'Use this link to choose a new password. It works once, for one hour.',
  resetButton: 'Choose a new password',
  resetNote: 'If you did not ask for it, you can ignore this mail: your password stays as it is.',
  noAccountSubject: 'There is no account with this address',
  noAccountLead:
    'Somebody, probably you, wanted to choose a new password for this address, but there is no account with it. Perhaps you signed up with another one.',
  passwordChangedSubject: 'Your password was changed',
  passwordChangedLead: 'The password of your account was changed, and all other sessions were ended.',
  secondFactorSubject: 'The second factor of your account was changed',
  secondFactorOn:
    'A second factor was turned on: besides the password, signing in takes a code of your app from now on.',
  secondFactorOff:
    'The second factor was turned off: your account is signed in to with the password alone from now on.',
  secondFactorReset:
    'Whoever runs this installation has turned the second factor of your account off: signing in takes the password alone from now on.',
  recoveryCodesNew: 'New recovery codes were made for your account; the former ones no longer work.',
  recoveryCodeUsed: 'A recovery code was used for your account. It works no second time.',
  waysInSubject: 'How you sign in to your account was changed',
  passkeyAdded:
    'A passkey was added to your account. It signs in without a password and without a second factor.',
  passkeyRemoved: 'A passkey of your account was removed. It signs in no more.',
  passwordOff:
    'The password of your account was turned off: passkeys alone sign in from now on. All other sessions were ended.',
  passwordOn:
    'The password of your account was turned on again, with a new one. All other sessions were ended.',
  passwordAgain:
    'Whoever runs this installation lets your account have a password again: you choose it by “Forgot your password?”. Your passkeys stay as they are.',
  newSignInSubject: 'A new sign-in to your account',
  newSignInLead: 'Your account was signed in to in a browser in which it had not been before: {device}.',
  newSignInNote: 'If it was you, you can ignore this mail.',
  accountDeletedSubject: 'Your account was deleted',
  accountDeletedLead:
    'Your account at {host} was deleted, and all its sessions were ended. It cannot be brought back.',
  confirmEmailSubject: 'Confirm your new email address',
  confirmEmailLead: 'Use this link to sign in with this address from now on. It works once, for 24 hours.',
  confirmEmailButton: 'Confirm this address',
  confirmEmailNote: 'If you did not ask for it, you can ignore this mail: nothing has changed.',
  emailChangesSubject: 'Your email address is about to change',
  emailChangesLead:
    'Your account is to use {newEmail} from now on. The change takes effect when that address is confirmed.',
  emailChangedSubject: 'Your email address was changed',
  emailChangedLead:
    'Your account uses {newEmail} from now on; this address no longer signs in. All other sessions were ended.',
  emailChangedUndo:
    'If it was not you, take the change back: your account uses this address again, everybody is signed out, and you choose a new password. The link works once, for 7 days.',
  emailChangedButton: 'Take the change back',
  emailChangedNote: 'If it was you, you can ignore this mail.',
  changeUndoneSubject: 'The change of your email address was taken back',
  changeUndoneLead:
    'The account uses its former address again; this one no longer signs in. All sessions were ended.',
  changeUndoneNote: 'If you did not expect it, ask the person who runs {host}.',
  emailTakenSubject: 'This address has an account already',
  emailTakenLead:
    'Somebody, probably you, wanted to use this address for another account. It has one already, so nothing was changed.',
});
