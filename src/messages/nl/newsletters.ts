import { defineTranslation } from '../define-messages.ts';
import type { newsletters as english } from '../en/newsletters.ts';

export const newsletters = defineTranslation<typeof english>('newsletters', {
  checkInbox: 'Kijk in uw postvak om te bevestigen.',
  email: 'E-mail',
  title: 'Nieuwsbrief',
  confirmTitle: 'Bevestig uw abonnement op {list}',
  confirm: 'Abonnement bevestigen',
  confirmedTitle: 'Uw abonnement is bevestigd',
  confirmed: 'U ontvangt vanaf nu {list}. In elke mail staat een link om u af te melden.',
  usedTitle: 'Deze link is al gebruikt',
  leftSince:
    'U hebt zich sindsdien afgemeld voor {list}. Meld u opnieuw aan op de site als u de mails terug wilt.',
  leaveTitle: 'Afmelden voor {list}',
  leave: 'U zult geen mails van {list} meer ontvangen.',
  unsubscribe: 'Afmelden',
  leftTitle: 'U bent afgemeld',
  left: 'U ontvangt geen mails van {list} meer.',
  undo: 'Ongedaan maken',
  returnTitle: 'Abonneren op {list}',
  deadLinkTitle: 'Deze link werkt niet',
  deadLink:
    'Hij is verlopen of niet volledig. Vul uw adres in om per mail een nieuwe link te krijgen waarmee u zich afmeldt.',
  sendLink: 'Link versturen',
  inboxTitle: 'Kijk in uw inbox',
  inbox: 'Als dit adres op een lijst van deze site staat, is er een mail met de link onderweg.',
  back: 'Terug naar {site}',
});
