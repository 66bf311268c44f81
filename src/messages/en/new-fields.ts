import { defineMessages } from '../define-messages.ts';

/** Titles of new fields of forms, by their kind, in the language of the site. */
export const newFields = defineMessages('newFields', {
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
  subject: 'Subject',
  message: 'Message',
  firstName: 'First name',
  lastName: 'Last name',
  consent: 'Consent',
});
