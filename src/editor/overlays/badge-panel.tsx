import { configArea } from '#messages/en/interface/config-area.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { translate } from '#ui/translate.ts';
import { overlaySettings } from '#messages/en/interface/overlay-settings.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { siteSettingsOf } from '../documents/site-records.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { Panel } from '../panel/panel.tsx';
import { usePreviewed } from './overlay-preview.ts';
import { useOverlayRecord } from './use-overlay-record.ts';

/** The provider's mark on the pages (OVER-38 to OVER-40). */
export function BadgePanel({ site }: { readonly site: DocumentStore }) {
  usePreviewed('badge');
  const { value, set } = useOverlayRecord(site, 'settings', siteSettingsOf);
  return (
    <Panel
      title={translate(overlaySettings.badge)}
      back={{ to: '/marketing', label: translate(configArea.marketing) }}
      publishes={site}
    >
      <PanelGroup description={translate(overlaySettings.badgeHelp)}>
        <SegmentedControl
          label={translate(overlaySettings.badge)}
          options={[
            { value: 'none', label: translate(overlaySettings.none) },
            { value: 'black', label: translate(overlaySettings.black) },
            { value: 'white', label: translate(overlaySettings.white) },
          ]}
          value={value.badge}
          onChange={(badge) => set({ badge }, overlaySettings.badge)}
        />
      </PanelGroup>
    </Panel>
  );
}
