import { defineTranslation } from '../../define-messages.ts';
import type { reauthentication as english } from '../../en/interface/reauthentication.ts';

export const reauthentication = defineTranslation<typeof english>('reauthentication', {
  title: 'Confirme que es usted',
  lead: 'Inició sesión hace un tiempo. Lo que ha introducido se conserva y se envía después.',
  password: 'Contraseña',
  confirm: 'Confirmar',
});
