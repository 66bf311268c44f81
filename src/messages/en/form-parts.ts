import { defineMessages } from '../define-messages.ts';

/** What the parts of composite fields are called. */
export const formParts = defineMessages('formParts', {
  first: 'First Name',
  last: 'Last Name',
  areaCode: 'Area Code',
  prefix: 'Prefix',
  line: 'Line',
  addressLine1: 'Address 1',
  addressLine2: 'Address 2',
  city: 'City',
  state: 'State/Province',
  postalCode: 'Zip/Postal Code',
  country: 'Country',
  month: 'Month',
  day: 'Day',
  year: 'Year',
  hour: 'Hour',
  minute: 'Minute',
  second: 'Second',
  amPm: 'AM/PM',
  countryCode: 'Country Code',
});
