import { SegmentedControl } from '#ui/segmented-control.tsx';
import type { DocumentStore } from '../documents/document-store.ts';
import { siteSettingsOf } from '../documents/site-records.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { Panel } from '../panel/panel.tsx';
import { UndoRedo } from '../panel/undo-redo.tsx';
import { usePreviewed } from './overlay-preview.ts';
import { useOverlayRecord } from './use-overlay-record.ts';

/** The provider's mark on the pages (OVER-38 to OVER-40). */
export function BadgePanel({ site }: { readonly site: DocumentStore }) {
  usePreviewed('badge');
  const { value, set } = useOverlayRecord(site, 'settings', siteSettingsOf);
  return (
    <Panel title="Badge" back={{ to: '/marketing', label: 'Marketing' }} actions={<UndoRedo store={site} />}>
      <PanelGroup description="A small mark at the lower right of every page that says what the site is made with.">
        <SegmentedControl
          label="Badge"
          options={[
            { value: 'none', label: 'None' },
            { value: 'black', label: 'Black' },
            { value: 'white', label: 'White' },
          ]}
          value={value.ssBadgeType}
          onChange={(ssBadgeType) => set({ ssBadgeType }, 'badge')}
        />
      </PanelGroup>
    </Panel>
  );
}
