import { defineTranslation } from '../../define-messages.ts';
import type { accountDeletion as english } from '../../en/interface/account-deletion.ts';

export const accountDeletion = defineTranslation<typeof english>('accountDeletion', {
  title: 'Konto löschen',
  description:
    'Sie verlieren den Zugang zu allen Websites, an denen Sie mitwirken. Was Sie dort erstellt haben, bleibt, mit Ihrem Namen im Verlauf. Das kann nicht rückgängig gemacht werden.',
  button: 'Konto löschen …',
  confirm: 'Konto löschen',
  ask: 'Geben Sie {email} ein, um das Konto endgültig zu löschen.',
  email: 'E-Mail-Adresse',
  done: 'Ihr Konto wurde gelöscht.',
});
