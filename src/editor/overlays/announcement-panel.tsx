import { parseAnnouncementBar } from '#domain/overlays/announcement-bar.ts';
import { richTextAsJson } from '#domain/rich-text/rich-text.ts';
import type { JsonValue } from '#lib/json.ts';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import type { DocumentStore } from '../documents/document-store.ts';
import { FieldView } from '../inspector/field-view.tsx';
import { PanelGroup } from '../panel/panel-group.tsx';
import { Panel } from '../panel/panel.tsx';
import { UndoRedo } from '../panel/undo-redo.tsx';
import { usePreviewed } from './overlay-preview.ts';
import { PagesGroup } from './pages-group.tsx';
import { themeOptions } from './theme-options.ts';
import { useOverlayRecord } from './use-overlay-record.ts';

/** The announcement bar (OVER-29 to OVER-31). */
export function AnnouncementPanel({ site }: { readonly site: DocumentStore }) {
  usePreviewed('announcement');
  const { value: bar, set, change } = useOverlayRecord(site, 'announcement-bar', parseAnnouncementBar);
  return (
    <Panel
      title="Announcement bar"
      back={{ to: '/marketing', label: 'Marketing' }}
      actions={<UndoRedo store={site} />}
    >
      <PanelGroup description="One line at the top of pages. Whoever closes it sees it again when you change its text.">
        <Switch
          label="Show the announcement bar"
          description="Visitors get it when the site is published; here you see it already."
          isSelected={bar.isShown}
          onChange={(isShown) => set({ isShown }, 'announcement bar')}
        />
        <FieldView
          control={{ control: 'rich-text', label: 'Text', help: 'Several lines are shown as one.' }}
          value={richTextAsJson(bar.text)}
          error={null}
          onChange={change('text', 'announcement text')}
        />
        <FieldView
          control={{ control: 'link', label: 'Link of the whole bar' }}
          value={bar.link as unknown as JsonValue}
          error={null}
          onChange={change('link', 'announcement link')}
        />
        <Select
          label="Colors"
          options={themeOptions()}
          value={bar.theme}
          onChange={(theme) => set({ theme }, 'announcement colors')}
        />
      </PanelGroup>
      <PagesGroup choice={bar} set={set} of="announcement" />
    </Panel>
  );
}
