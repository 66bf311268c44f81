import { defineTranslation } from '../../define-messages.ts';
import type { reauthentication as english } from '../../en/interface/reauthentication.ts';

export const reauthentication = defineTranslation<typeof english>('reauthentication', {
  title: 'Bestätigen Sie, dass Sie es sind',
  lead: 'Ihre Anmeldung liegt eine Weile zurück. Was Sie eingegeben haben, bleibt erhalten und wird danach gesendet.',
  password: 'Passwort',
  confirm: 'Bestätigen',
});
