import { defineTranslation } from '../define-messages.ts';
import type { formParts as english } from '../en/form-parts.ts';

export const formParts = defineTranslation<typeof english>('formParts', {
  first: 'Nome',
  last: 'Cognome',
  areaCode: 'Prefisso',
  prefix: 'Prima parte',
  line: 'Seconda parte',
  addressLine1: 'Indirizzo 1',
  addressLine2: 'Indirizzo 2',
  city: 'Città',
  state: 'Stato/Provincia',
  postalCode: 'Codice postale',
  country: 'Paese',
  month: 'Mese',
  day: 'Giorno',
  year: 'Anno',
  hour: 'Ora',
  minute: 'Minuto',
  second: 'Secondo',
  amPm: 'AM/PM',
  countryCode: 'Prefisso internazionale',
});
