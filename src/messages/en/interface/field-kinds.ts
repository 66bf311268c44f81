import { defineMessages } from '../../define-messages.ts';

/** The kinds of fields of a form, as the owner reads them. */
export const fieldKinds = defineMessages('fieldKinds', {
  text: 'Text',
  textarea: 'Text box',
  email: 'Email',
  name: 'Name',
  phone: 'Phone',
  address: 'Address',
  number: 'Number',
  currency: 'Currency',
  website: 'Website',
  twitter: 'Twitter',
  password: 'Password',
  date: 'Date',
  time: 'Time',
  radio: 'One choice',
  checkbox: 'Checkboxes',
  select: 'Dropdown',
  likert: 'Survey',
  section: 'Heading',
  hidden: 'Hidden',
});
