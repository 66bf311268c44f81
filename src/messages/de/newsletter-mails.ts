import { defineTranslation } from '../define-messages.ts';
import type { newsletterMails as english } from '../en/newsletter-mails.ts';

export const newsletterMails = defineTranslation<typeof english>('newsletterMails', {
  confirmSubject: 'Bestätigen Sie Ihr Abonnement von {list}',
  confirmLead:
    'Jemand, vermutlich Sie selbst, hat diese Adresse eingegeben, um {list} von {site} zu erhalten.',
  confirmAsk: 'Bestätigen Sie, dass Sie das möchten. Der Link gilt 30 Tage lang.',
  confirmButton: 'Abonnement bestätigen',
  confirmNote: 'Wenn Sie es nicht waren, tun Sie einfach nichts: Sie erhalten keine weiteren Mails.',
  welcomeSubject: 'Sie haben {list} abonniert',
  welcomeLead: 'Diese Adresse erhält ab jetzt {list} von {site}.',
  welcomeNote: 'Wenn Sie es nicht waren oder es sich anders überlegen, können Sie sich jederzeit abmelden.',
  leaveSubject: 'Ihr Link zum Abbestellen von {list}',
  leaveLead: 'Sie haben den Link zum Abbestellen von {list} von {site} angefordert.',
  leaveNote: 'Wenn Sie ihn nicht angefordert haben, tun Sie einfach nichts.',
  unsubscribe: 'Abbestellen',
});
