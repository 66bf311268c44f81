import { defineTranslation } from '../../define-messages.ts';
import type { accountDeletion as english } from '../../en/interface/account-deletion.ts';

export const accountDeletion = defineTranslation<typeof english>('accountDeletion', {
  title: 'Eliminar su cuenta',
  description:
    'Pierde el acceso a todos los sitios en los que colabora. Lo que ha creado allí se conserva, con su nombre en el historial. No se puede deshacer.',
  button: 'Eliminar la cuenta…',
  confirm: 'Eliminar la cuenta',
  ask: 'Escriba {email} para eliminar la cuenta definitivamente.',
  email: 'Correo electrónico',
  done: 'Se ha eliminado su cuenta.',
});
