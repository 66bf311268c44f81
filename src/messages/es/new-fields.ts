import { defineTranslation } from '../define-messages.ts';
import type { newFields as english } from '../en/new-fields.ts';

export const newFields = defineTranslation<typeof english>('newFields', {
  text: 'Texto',
  textarea: 'Cuadro de texto',
  email: 'Correo electrónico',
  name: 'Nombre',
  phone: 'Teléfono',
  address: 'Dirección',
  number: 'Número',
  currency: 'Importe',
  website: 'Sitio web',
  twitter: 'Twitter',
  password: 'Contraseña',
  date: 'Fecha',
  time: 'Hora',
  radio: 'Una opción',
  checkbox: 'Casillas',
  select: 'Lista desplegable',
  likert: 'Encuesta',
  section: 'Encabezado',
  subject: 'Asunto',
  message: 'Mensaje',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  consent: 'Consentimiento',
});
