import { defineTranslation } from '../define-messages.ts';
import type { comments as english } from '../en/comments.ts';

export const comments = defineTranslation<typeof english>('comments', {
  leave: 'Laat een reactie achter',
  name: 'Naam',
  email: 'E-mail',
  emailNote: 'Je adres wordt niet getoond.',
  text: 'Reactie',
  textNote: 'Je kunt **vet**, *cursief*, `code`, > citaten, - lijsten en links schrijven.',
  send: 'Reactie plaatsen',
  reply: 'Antwoorden',
  replyTo: '{name} antwoorden',
  awaiting: 'Je reactie wacht op goedkeuring.',
  sentTitle: 'Bedankt voor je reactie',
  closed: 'Reacties zijn gesloten.',
  off: 'Hier zijn geen reacties.',
  gone: 'Deze reactie is er niet meer.',
  tooFast: 'Je reageert te snel. Wacht even.',
  tooQuick: 'Dat was sneller dan iemand kan schrijven. Controleer je reactie en verstuur haar opnieuw.',
  keyUsed:
    'Dit formulier is al gebruikt of stond te lang open. Je reactie staat hieronder: verstuur haar opnieuw.',
  sameText: 'Dit heb je al geschreven.',
  nameMissing: 'Vul je naam in.',
  nameTooLong: 'Een naam mag hoogstens {max} tekens hebben.',
  nameTaken: 'Deze naam hoort bij iemand die aan deze site werkt. Gebruik een andere.',
  emailWrong: 'Vul een e-mailadres in, zoals name@example.com.',
  textMissing: 'Schrijf iets.',
  textTooLong: 'Een reactie mag hoogstens {max} tekens hebben. De jouwe heeft er {length}.',
  textUnreadable:
    'Sommige tekens van deze tekst konden niet worden gelezen. Ze zijn gemarkeerd met �: vervang ze.',
  author: 'Auteur',
  team: 'Team',
  back: 'Terug naar ‘{title}’',
  pages: 'Pagina’s met reacties',
  pageBefore: 'Vorige reacties',
  pageAfter: 'Volgende reacties',
});
