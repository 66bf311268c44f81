import { defineTranslation } from '../define-messages.ts';
import type { newsletterMails as english } from '../en/newsletter-mails.ts';

export const newsletterMails = defineTranslation<typeof english>('newsletterMails', {
  confirmSubject: 'Bevestig uw abonnement op {list}',
  confirmLead: 'Iemand, waarschijnlijk uzelf, heeft dit adres ingevuld om {list} van {site} te ontvangen.',
  confirmAsk: 'Bevestig dat u dit wilt. De link werkt 30 dagen.',
  confirmButton: 'Abonnement bevestigen',
  confirmNote: 'Was u het niet, doe dan niets: u krijgt geen mails meer.',
  welcomeSubject: 'U bent geabonneerd op {list}',
  welcomeLead: 'Dit adres ontvangt vanaf nu {list} van {site}.',
  welcomeNote: 'Was u het niet, of bedenkt u zich, dan kunt u zich op elk moment afmelden.',
  leaveSubject: 'Uw link om {list} op te zeggen',
  leaveLead: 'U hebt gevraagd om de link om {list} van {site} op te zeggen.',
  leaveNote: 'Hebt u er niet om gevraagd, doe dan niets.',
  unsubscribe: 'Afmelden',
});
