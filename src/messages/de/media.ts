import { defineTranslation } from '../define-messages.ts';
import type { media as english } from '../en/media.ts';

export const media = defineTranslation<typeof english>('media', {
  stopBackgroundVideo: 'Hintergrundvideo anhalten',
  playBackgroundVideo: 'Hintergrundvideo abspielen',
  showContent: 'Inhalt anzeigen',
  heldContent:
    'Dieser Inhalt kommt von anderen Websites. Er wird geladen, wenn Sie ihn anfordern oder Cookies akzeptieren.',
});
