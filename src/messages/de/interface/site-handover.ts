import { defineTranslation } from '../../define-messages.ts';
import type { siteHandover as english } from '../../en/interface/site-handover.ts';

export const siteHandover = defineTranslation<typeof english>('siteHandover', {
  handOver: 'Website übergeben …',
  handOverTitle: 'Website an {name} übergeben?',
  handOverText:
    'Wenn {name} innerhalb von 14 Tagen annimmt, gehört die Website dieser Person: Sie entscheidet, wer daran arbeitet, kann sie löschen, und die Website zählt zu ihrem Konto. Sie selbst behalten Ihre Rollen, bis sie geändert werden. Bis dahin ändert sich nichts, und Sie können das Angebot zurücknehmen.',
  offer: 'Website anbieten',
  offered: 'Die Website ist {name} angeboten',
  offeredText:
    '{name} kann bis {date} annehmen, über die E-Mail oder im Dashboard. Bis dahin gehört die Website Ihnen.',
  offerOfOther: 'Die Website ist {name} angeboten und kann bis {date} angenommen werden.',
  offerExpired: '{name} hat innerhalb von 14 Tagen nicht geantwortet. Die Website gehört weiterhin Ihnen.',
  takeBack: 'Angebot zurücknehmen',
  takenBack: 'Die Website ist niemandem mehr angeboten',
  title: '{site} übernehmen?',
  lead: '{name} bietet Ihnen diese Website bis {date} an.',
  changes:
    'Wenn Sie annehmen, gehört die Website Ihnen: Sie haben die Rolle Administration, entscheiden, wer daran arbeitet, und sie zählt zu Ihrem Konto. {name} behält alle Rollen, bis Sie sie ändern.',
  accept: 'Website annehmen',
  decline: 'Ablehnen',
  later: 'Jetzt nicht',
  accepted: '{site} gehört ab jetzt Ihnen',
  declined: 'Sie haben {site} abgelehnt',
  received: '{name} bietet Ihnen die Website {site} an',
  until: 'Sie können bis {date} annehmen.',
  see: 'Angebot ansehen',
  signInFirst: 'Melden Sie sich mit dem Konto an, an das die E-Mail ging, um das Angebot zu sehen.',
  noOffer: 'Ihnen ist eine Website angeboten',
});
