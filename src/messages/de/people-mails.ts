import { defineTranslation } from '../define-messages.ts';
import type { peopleMails as english } from '../en/people-mails.ts';

export const peopleMails = defineTranslation<typeof english>('peopleMails', {
  invitationSubject: '{inviter} lädt Sie zu {site} ein',
  invitationLead:
    '{inviter} lädt Sie ein, auf {host} an der Website {site} mitzuarbeiten. Der Link gilt einmal, 14 Tage lang.',
  join: 'Mitarbeiten',
  invitationNote:
    'Wenn Sie nicht wissen, worum es geht, können Sie diese E-Mail ignorieren: Es geschieht nichts.',
});
