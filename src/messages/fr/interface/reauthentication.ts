import { defineTranslation } from '../../define-messages.ts';
import type { reauthentication as english } from '../../en/interface/reauthentication.ts';

export const reauthentication = defineTranslation<typeof english>('reauthentication', {
  title: 'Confirmez que c’est bien vous',
  lead: 'Votre connexion date d’un moment. Ce que vous avez saisi est conservé et sera envoyé ensuite.',
  password: 'Mot de passe',
  confirm: 'Confirmer',
});
