import { defineMessages } from '../../define-messages.ts';

/** What the second factor of an account says: its settings, and signing in with it. */
export const secondFactor = defineMessages('secondFactor', {
  title: 'Second factor',
  description: 'Besides your password, signing in takes a code of an app on your phone.',
  loading: 'Loading the second factor',
  onSince: 'On since {date}.',
  codesLeft:
    '{count, plural, =0 {No recovery code is left: make new ones.} one {# recovery code is left.} other {# recovery codes are left.}}',
  setUp: 'Set up',
  newCodes: 'Make new recovery codes',
  turnOff: 'Turn off',
  turnedOff: 'The second factor is off.',
  setUpTitle: 'Set up the second factor',
  scan: 'Scan this picture with an authenticator app.',
  picture: 'QR code with the key below',
  orType: 'Or type this key into the app:',
  firstCode: 'Code that the app shows',
  turnOn: 'Turn on',
  codesLead:
    'Keep these recovery codes in a safe place. Each signs you in once when you do not have your phone. They are not shown again.',
  download: 'Download',
  print: 'Print',
  code: 'Code',
  codeHint: 'Six digits from your app, or a recovery code.',
  trust: 'Do not ask in this browser for 30 days',
  signIn: 'Sign in',
});
