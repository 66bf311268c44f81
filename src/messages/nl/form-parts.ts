import { defineTranslation } from '../define-messages.ts';
import type { formParts as english } from '../en/form-parts.ts';

export const formParts = defineTranslation<typeof english>('formParts', {
  first: 'Voornaam',
  last: 'Achternaam',
  areaCode: 'Netnummer',
  prefix: 'Eerste deel',
  line: 'Tweede deel',
  addressLine1: 'Adres 1',
  addressLine2: 'Adres 2',
  city: 'Plaats',
  state: 'Staat/Provincie',
  postalCode: 'Postcode',
  country: 'Land',
  month: 'Maand',
  day: 'Dag',
  year: 'Jaar',
  hour: 'Uur',
  minute: 'Minuut',
  second: 'Seconde',
  amPm: 'AM/PM',
  countryCode: 'Landnummer',
});
