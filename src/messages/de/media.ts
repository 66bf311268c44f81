import { defineTranslation } from '../define-messages.ts';
import type { media as english } from '../en/media.ts';

export const media = defineTranslation<typeof english>('media', {
  stopBackgroundVideo: 'Hintergrundvideo anhalten',
  playBackgroundVideo: 'Hintergrundvideo abspielen',
  showContent: 'Inhalt anzeigen',
  heldContent:
    'Dieser Inhalt kommt von anderen Websites. Er wird geladen, wenn Sie ihn anfordern oder Cookies akzeptieren.',
  playVideo: 'Video abspielen: {name}',
  playVideoFrom: 'Video abspielen: {name}. Wird von {provider} abgespielt',
  playsFrom: 'Wird von {provider} abgespielt',
  download: 'Herunterladen',
  openLink: 'Link öffnen',
  footnotes: 'Fußnoten',
  backToReference: 'Zurück zu Verweis {number}',
  done: 'Erledigt: ',
  toDo: 'Zu erledigen: ',
});
