import { defineTranslation } from '../define-messages.ts';
import type { formParts as english } from '../en/form-parts.ts';

export const formParts = defineTranslation<typeof english>('formParts', {
  first: 'Prénom',
  last: 'Nom',
  areaCode: 'Indicatif régional',
  prefix: 'Première partie',
  line: 'Seconde partie',
  addressLine1: 'Adresse 1',
  addressLine2: 'Adresse 2',
  city: 'Ville',
  state: 'État/Province',
  postalCode: 'Code postal',
  country: 'Pays',
  month: 'Mois',
  day: 'Jour',
  year: 'Année',
  hour: 'Heure',
  minute: 'Minute',
  second: 'Seconde',
  amPm: 'AM/PM',
  countryCode: 'Indicatif du pays',
});
