import { defineTranslation } from '../define-messages.ts';
import type { peopleMails as english } from '../en/people-mails.ts';

export const peopleMails = defineTranslation<typeof english>('peopleMails', {
  invitationSubject: '{inviter} nodigt u uit voor {site}',
  invitationLead:
    '{inviter} nodigt u uit om aan de website {site} op {host} te werken. De link werkt één keer, 14 dagen lang.',
  join: 'Meewerken',
  invitationNote: 'Als u niet weet waar dit over gaat, kunt u dit bericht negeren: er gebeurt niets.',
});
