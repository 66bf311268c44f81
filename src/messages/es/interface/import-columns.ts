import { defineTranslation } from '../../define-messages.ts';
import type { importColumns as english } from '../../en/interface/import-columns.ts';

export const importColumns = defineTranslation<typeof english>('importColumns', {
  status: 'Estado',
  note: 'Nota',
  joined: 'Se unió el',
  confirmed: 'Confirmado el',
  lastSeen: 'Visto por última vez el',
  customerId: 'Identificador en el proveedor de pagos',
  answer: 'Respuesta a un campo propio',
  agreed: 'Aceptó el',
  unsubscribed: 'Se dio de baja el',
  bounced: 'Rebotó el',
});
