import { defineTranslation } from '../define-messages.ts';
import type { formPages as english } from '../en/form-pages.ts';

export const formPages = defineTranslation<typeof english>('formPages', {
  needsScripts: 'Dit formulier kan alleen worden verzonden als JavaScript is ingeschakeld.',
  needsTime: 'Zonder JavaScript volgt er nog een pagina voordat dit formulier wordt verzonden.',
  backToPage: 'Terug naar de pagina',
  wait: 'Om programma’s buiten te houden kan dit formulier {seconds} seconden na het openen van deze pagina worden verzonden. Controleer uw gegevens en druk op Versturen.',
  tooEarly: 'De {seconds} seconden waren nog niet voorbij. Wacht even en druk opnieuw op Versturen.',
  send: 'Versturen',
  copyEntries:
    'Dit formulier kan alleen worden verzonden als JavaScript is ingeschakeld. Uw gegevens staan hieronder: kopieer wat u nodig hebt voordat u teruggaat naar de pagina en het daar verzendt.',
  stillInPage: 'Wat u hebt ingevuld, staat nog op de pagina waar u vandaan komt.',
  keptHere: 'Alles wat u hebt ingevuld, blijft op deze pagina bewaard.',
  sendAgain: 'Opnieuw versturen',
  request: 'Verzoek {id}',
});
