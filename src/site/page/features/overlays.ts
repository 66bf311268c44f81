import { popupOverlaySettings } from '#domain/overlays/popup-overlay.ts';
import overlayStyles from '../../styles/overlays.css?inline';
import type { PageFeature } from './page-feature.ts';

/** Popup, info bar, announcement bar and badge. */
export const overlaysFeature: PageFeature = {
  name: 'overlays',
  styles: ({ over, overlays }) =>
    over.html !== '' || overlays.announcementBar !== null ? overlayStyles : '',
  context: ({ overlays: { announcementBar, popup, infoBar } }) => ({
    showAnnouncementBar: announcementBar !== null,
    ...(popup === null ? {} : { popupOverlaySettings: popupOverlaySettings(popup.settings) }),
    ...(infoBar === null ? {} : { mobileInfoBarSettings: { style: infoBar.style } }),
  }),
  needsRuntime: ({ overlays: { announcementBar, popup, infoBar } }) =>
    announcementBar !== null || popup !== null || infoBar !== null,
};
