import { defineTranslation } from '../../define-messages.ts';
import type { fieldKinds as english } from '../../en/interface/field-kinds.ts';

export const fieldKinds = defineTranslation<typeof english>('fieldKinds', {
  text: 'Texto',
  textarea: 'Cuadro de texto',
  email: 'Correo electrónico',
  name: 'Nombre',
  phone: 'Teléfono',
  address: 'Dirección',
  number: 'Número',
  currency: 'Moneda',
  website: 'Sitio web',
  twitter: 'Twitter',
  password: 'Contraseña',
  date: 'Fecha',
  time: 'Hora',
  radio: 'Opción única',
  checkbox: 'Casillas',
  select: 'Desplegable',
  likert: 'Encuesta',
  section: 'Encabezado',
  hidden: 'Oculto',
});
