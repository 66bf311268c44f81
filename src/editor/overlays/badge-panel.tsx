import { SegmentedControl } from '#ui/segmented-control.tsx';
import { translate } from '#ui/translate.ts';
import { siteMarketing } from '#messages/en/interface/site-marketing.ts';
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
      title={translate(siteMarketing.badge)}
      back={{ to: '/marketing', label: translate(siteMarketing.title) }}
      publishes={site}
    >
      <PanelGroup description={translate(siteMarketing.badgeHelp)}>
        <SegmentedControl
          label={translate(siteMarketing.badge)}
          options={[
            { value: 'none', label: translate(siteMarketing.none) },
            { value: 'black', label: translate(siteMarketing.black) },
            { value: 'white', label: translate(siteMarketing.white) },
          ]}
          value={value.badge}
          onChange={(badge) => set({ badge }, siteMarketing.badge)}
        />
      </PanelGroup>
    </Panel>
  );
}
