import { showsAnnouncementBar, parseAnnouncementBar } from '#domain/overlays/announcement-bar.ts';
import { parseMobileInfoBar } from '#domain/overlays/mobile-info-bar.ts';
import { parsePopupOverlay } from '#domain/overlays/popup-overlay.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { siteSettingsOf } from '../documents/site-records.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { PanelLinks } from '../panel/panel-links.tsx';
import { Panel } from '../panel/panel.tsx';
import { UndoRedo } from '../panel/undo-redo.tsx';

/** What a site says over and along its pages (OVER-127). */
export function OverlaysOverview({ site }: { readonly site: DocumentStore }) {
  const popup = parsePopupOverlay(useRecord(site, 'popup-overlay'));
  const bar = parseAnnouncementBar(useRecord(site, 'announcement-bar'));
  const infoBar = parseMobileInfoBar(useRecord(site, 'mobile-info-bar'));
  const { ssBadgeType } = siteSettingsOf(useRecord(site, 'settings'));
  return (
    <Panel title="Marketing" actions={<UndoRedo store={site} />}>
      <PanelLinks
        label="Marketing"
        links={[
          {
            to: '/marketing/promotional-pop-up',
            label: 'Promotional pop-up',
            description: onOff(popup.style === 'show'),
          },
          {
            to: '/marketing/announcement-bar',
            label: 'Announcement bar',
            description: onOff(showsAnnouncementBar(bar)),
          },
          {
            to: '/marketing/mobile-info-bar',
            label: 'Mobile info bar',
            description: STYLES[infoBar.style],
          },
          { to: '/marketing/badge', label: 'Badge', description: BADGES[ssBadgeType] },
        ]}
      />
    </Panel>
  );
}

const STYLES = { none: 'Off', light: 'Light', dark: 'Dark' } as const;
const BADGES = { none: 'Off', black: 'Black', white: 'White' } as const;

function onOff(isOn: boolean): string {
  return isOn ? 'On' : 'Off';
}
