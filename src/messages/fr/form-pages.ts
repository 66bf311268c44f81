import { defineTranslation } from '../define-messages.ts';
import type { formPages as english } from '../en/form-pages.ts';

export const formPages = defineTranslation<typeof english>('formPages', {
  needsScripts: 'Ce formulaire ne peut être envoyé que si JavaScript est activé.',
  needsTime: 'Sans JavaScript, une page de plus précède l’envoi de ce formulaire.',
  backToPage: 'Retour à la page',
  wait: 'Pour écarter les programmes, ce formulaire ne peut être envoyé que {seconds} secondes après l’ouverture de cette page. Vérifiez vos réponses, puis appuyez sur Expédier.',
  tooEarly:
    'Les {seconds} secondes n’étaient pas écoulées. Patientez un instant, puis appuyez de nouveau sur Expédier.',
  send: 'Expédier',
  copyEntries:
    'Ce formulaire ne peut être envoyé que si JavaScript est activé. Vos réponses figurent ci-dessous : copiez ce qu’il vous faut avant de retourner à la page pour l’envoyer.',
  stillInPage: 'Ce que vous avez saisi se trouve toujours dans la page d’où vous venez.',
  keptHere: 'Tout ce que vous avez saisi est conservé dans cette page.',
  sendAgain: 'Envoyer à nouveau',
  request: 'Requête {id}',
});
