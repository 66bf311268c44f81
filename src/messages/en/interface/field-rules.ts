import { defineMessages } from '../../define-messages.ts';

/** What is wrong with what somebody typed into a field of the interface, by the rules of calls. */
export const fieldRules = defineMessages('fieldRules', {
  roleMissing: 'Please choose at least one role',
  yourNameMissing: 'Please enter your name',
  yourPasswordMissing: 'Please enter your password',
  codeMissing: 'Please enter a code',
  codeWrong: 'This code is not right, or was used already.',
  notYourAddress: 'This is not the address of your account.',
  setUpCodeMissing: 'Please enter the set-up code',
  invalidEmail: 'Please enter a valid email',
  nameMissing: 'Please enter a name.',
  titleMissing: 'Please enter a title',
  atLeast: 'Use at least {min} characters.',
  atMost: 'Use at most {max} characters.',
  passwordTooShort: 'Use at least {min} characters',
  passwordTooLong: 'Use at most {max} characters',
  passwordTooPlain: 'Use more different characters',
  sessionToken: 'Send a session token of up to 36 letters and digits.',
  languageCode: 'Send a language such as en or pt-BR.',
  placeMissing: 'Type a place.',
  noJson: 'This is no valid JSON.',
  sameName: 'Two fields have the same name.',
});
