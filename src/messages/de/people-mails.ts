import { defineTranslation } from '../define-messages.ts';
import type { peopleMails as english } from '../en/people-mails.ts';

export const peopleMails = defineTranslation<typeof english>('peopleMails', {
  invitationSubject: '{inviter} lädt Sie zu {site} ein',
  invitationLead:
    '{inviter} lädt Sie ein, auf {host} an der Website {site} mitzuarbeiten. Der Link gilt einmal, 14 Tage lang.',
  join: 'Mitarbeiten',
  invitationNote:
    'Wenn Sie nicht wissen, worum es geht, können Sie diese E-Mail ignorieren: Es geschieht nichts.',
  handoverSubject: '{owner} bietet Ihnen {site} an',
  handoverLead:
    '{owner} möchte Ihnen die Website {site} auf {host} übergeben. Wenn Sie annehmen, gehört sie Ihnen: Sie entscheiden, wer daran arbeitet, und sie zählt zu Ihrem Konto. Das Angebot gilt 14 Tage.',
  seeOffer: 'Angebot ansehen',
  handoverNote: 'Es ändert sich nichts, bis Sie annehmen.',
  takenOverSubject: '{site} gehört jetzt Ihnen',
  takenOverLead:
    'Sie haben die Website {site} angenommen. Sie gehört ab jetzt Ihnen, und Sie haben dort die Rolle Administration.',
  handedOverSubject: '{site} gehört jetzt {newOwner}',
  handedOverLead:
    '{newOwner} hat die Website {site} angenommen; sie gehört ab jetzt dieser Person. Sie behalten Ihre Rollen, bis jemand sie ändert.',
  toDashboard: 'Zum Dashboard',
  handoverDeclinedSubject: '{person} hat {site} abgelehnt',
  handoverDeclinedLead:
    '{person} übernimmt die Website {site} nicht. Sie gehört weiterhin Ihnen, und es hat sich nichts geändert.',
});
