import { defineMessages } from '../../define-messages.ts';

/** What deleting an account says. */
export const accountDeletion = defineMessages('accountDeletion', {
  title: 'Delete your account',
  description:
    'You lose access to all sites that you work on. What you made there stays, with your name in its history. This cannot be undone.',
  button: 'Delete account…',
  confirm: 'Delete account',
  ask: 'Type {email} to delete the account for good.',
  email: 'Email',
  done: 'Your account was deleted.',
});
