import { defineTranslation } from '../define-messages.ts';
import type { formParts as english } from '../en/form-parts.ts';

export const formParts = defineTranslation<typeof english>('formParts', {
  first: 'Vorname',
  last: 'Nachname',
  areaCode: 'Vorwahl',
  prefix: 'Erster Teil',
  line: 'Zweiter Teil',
  addressLine1: 'Adresse 1',
  addressLine2: 'Adresse 2',
  city: 'Ort',
  state: 'Bundesland',
  postalCode: 'Postleitzahl',
  country: 'Land',
  month: 'Monat',
  day: 'Tag',
  year: 'Jahr',
  hour: 'Stunde',
  minute: 'Minute',
  second: 'Sekunde',
  amPm: 'AM/PM',
  countryCode: 'Landesvorwahl',
});
