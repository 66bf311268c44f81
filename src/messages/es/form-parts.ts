import { defineTranslation } from '../define-messages.ts';
import type { formParts as english } from '../en/form-parts.ts';

export const formParts = defineTranslation<typeof english>('formParts', {
  first: 'Nombre',
  last: 'Apellidos',
  areaCode: 'Prefijo',
  prefix: 'Primera parte',
  line: 'Segunda parte',
  addressLine1: 'Dirección 1',
  addressLine2: 'Dirección 2',
  city: 'Ciudad',
  state: 'Estado/Provincia',
  postalCode: 'Código postal',
  country: 'País',
  month: 'Mes',
  day: 'Día',
  year: 'Año',
  hour: 'Hora',
  minute: 'Minuto',
  second: 'Segundo',
  amPm: 'AM/PM',
  countryCode: 'Prefijo del país',
});
