import { defineMessages } from '../../define-messages.ts';

/** What the settings of a person's own account say. */
export const accountSettings = defineMessages('accountSettings', {
  languageTitle: 'Language',
  languageDescription:
    'The language of your sites’ dashboard and editor. Your sites have languages of their own.',
  languageLabel: 'Language of the dashboard and the editor',
  browserLanguage: 'As the browser is set',
  title: 'Account settings',
  yourSites: 'Your sites',
  emailTitle: 'Email',
  emailDescription: 'You sign in with {email}.',
  changeEmail: 'Change email',
  emailSentTitle: 'Check your inbox',
  emailSent: 'The change takes effect when you use the link we have sent to {email}.',
  newEmail: 'New email',
  profileTitle: 'Profile',
  profileDescription: 'Your name is shown to the people you work with.',
  name: 'Name',
  save: 'Save',
  saved: 'Saved.',
  passwordTitle: 'Password',
  passwordDescription: 'A new password signs you out everywhere else.',
  changePassword: 'Change password',
  passwordChanged: 'Your password was changed.',
  currentPassword: 'Current password',
  newPassword: 'New password',
  passwordRule: 'At least {min} characters.',
  sessionsTitle: 'Sessions',
  sessionsDescription:
    'Browsers in which you are signed in. End what you do not know, and change your password then.',
  endOthers: 'End all others',
  loadingSessions: 'Loading sessions',
  thisBrowser: 'This browser · signed in <since>{date}</since>',
  otherBrowser: 'Last used <used>{ago}</used> · signed in <since>{date}</since>',
  endSessionOf: 'End the session of {device}',
  endSession: 'End',
});
