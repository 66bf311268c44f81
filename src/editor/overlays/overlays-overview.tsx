import { configArea } from '#messages/en/interface/config-area.ts';
import { showsAnnouncementBar, parseAnnouncementBar } from '#domain/overlays/announcement-bar.ts';
import { parseMobileInfoBar } from '#domain/overlays/mobile-info-bar.ts';
import { parsePopupOverlay } from '#domain/overlays/popup-overlay.ts';
import { translate } from '#ui/translate.ts';
import { overlaySettings } from '#messages/en/interface/overlay-settings.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { siteSettingsOf } from '../documents/site-records.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { PanelLinks } from '../panel/panel-links.tsx';
import { Panel } from '../panel/panel.tsx';

/** The overlays of a site (OVER-127). */
export function OverlaysOverview({ site }: { readonly site: DocumentStore }) {
  const popup = parsePopupOverlay(useRecord(site, 'popup-overlay'));
  const bar = parseAnnouncementBar(useRecord(site, 'announcement-bar'));
  const infoBar = parseMobileInfoBar(useRecord(site, 'mobile-info-bar'));
  const { badge } = siteSettingsOf(useRecord(site, 'settings'));
  return (
    <Panel title={translate(configArea.marketing)} publishes={site}>
      <PanelLinks
        label={translate(configArea.marketing)}
        links={[
          {
            to: '/marketing/promotional-pop-up',
            label: translate(overlaySettings.popup),
            description: onOff(popup.style === 'show'),
          },
          {
            to: '/marketing/announcement-bar',
            label: translate(overlaySettings.announcement),
            description: onOff(showsAnnouncementBar(bar)),
          },
          {
            to: '/marketing/mobile-info-bar',
            label: translate(overlaySettings.infoBar),
            description: translate(STYLES[infoBar.style]),
          },
          {
            to: '/marketing/badge',
            label: translate(overlaySettings.badge),
            description: translate(BADGES[badge]),
          },
        ]}
      />
    </Panel>
  );
}

const STYLES = {
  none: overlaySettings.off,
  light: overlaySettings.light,
  dark: overlaySettings.dark,
} as const;
const BADGES = {
  none: overlaySettings.off,
  black: overlaySettings.black,
  white: overlaySettings.white,
} as const;

function onOff(isOn: boolean): string {
  return translate(isOn ? overlaySettings.on : overlaySettings.off);
}
