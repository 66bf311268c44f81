import { defineMessages } from '../../define-messages.ts';

/** What passkeys of an account say: their settings, and signing in with them. */
export const passkeys = defineMessages('passkeys', {
  title: 'Passkeys',
  description:
    'A passkey signs you in with the fingerprint, the face or the PIN of your device. It takes the place of the password and of the second factor.',
  loading: 'Loading the passkeys',
  none: 'There is no passkey yet.',
  unsupported:
    'This browser cannot use passkeys at this address. They take a browser of today, and an address that begins with https.',
  wrongAddress:
    'Passkeys do not work at this address. Open the dashboard at the address that its owner has set up.',
  failed: 'The passkey could not be used. Try again, or use another one.',
  known: 'This device has a passkey of this account already.',
  notAdded: 'No passkey was added: it was cancelled, or took too long.',
  add: 'Add a passkey',
  added: 'The passkey was added.',
  addedOn: 'Added {date}.',
  lastUsed: 'Last used {ago}.',
  neverUsed: 'Not used yet.',
  synced: 'Kept for all your devices.',
  rename: 'Rename',
  renameOf: 'Rename {name}',
  renameTitle: 'Rename the passkey',
  name: 'Name',
  save: 'Save',
  remove: 'Remove',
  removeOf: 'Remove {name}',
  removeTitle: 'Remove the passkey?',
  removeText: '“{name}” signs you in no more. Delete it on your device as well.',
  removed: 'The passkey was removed.',
  onlyLead:
    'You can sign in by passkeys alone: nobody gets in with a password then. Who has lost all passkeys comes back with a mailed link and a recovery code.',
  turnPasswordOff: 'Turn the password off',
  passwordTurnedOff: 'The password is off. All other sessions were ended.',
  passwordIsOff: 'The password is off: passkeys alone sign in. A new password turns it on again.',
  turnPasswordOn: 'Turn the password on',
  passwordTurnedOn: 'The password is on again. All other sessions were ended.',
  or: 'or',
  use: 'Use a passkey',
  proveLead:
    'You signed in a while ago. Use one of your passkeys; what you have entered stays and is sent after it.',
  recoveryCode: 'Recovery code',
  recoveryCodeHint:
    'This account signs in by passkeys alone. A new password takes one of its recovery codes.',
});
