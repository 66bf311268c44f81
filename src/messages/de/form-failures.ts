import { defineTranslation } from '../define-messages.ts';
import type { formFailures as english } from '../en/form-failures.ts';

export const formFailures = defineTranslation<typeof english>('formFailures', {
  unavailable: 'Dieser Dienst ist vorübergehend nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
  unreadable:
    'Die Anfrage konnte nicht gelesen werden. Sie enthält weder gültiges JSON noch gültige Formulardaten.',
  tooLarge: 'Die Anfrage ist zu groß. Möglich sind höchstens {limit}.',
  unsupported: 'Diese Art von Inhalt wird hier nicht angenommen.',
  captchaUnchecked: 'Das CAPTCHA konnte nicht geprüft werden. Bitte versuchen Sie es später noch einmal.',
  tooMany: 'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.',
});
