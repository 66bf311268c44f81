import { parseAnnouncementBar } from '#domain/overlays/announcement-bar.ts';
import { richTextAsJson } from '#domain/rich-text/rich-text.ts';
import type { JsonValue } from '#lib/json.ts';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { translate } from '#ui/translate.ts';
import { siteMarketing } from '#messages/en/interface/site-marketing.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { FieldView } from '../field-kinds/field-view.tsx';
import { DocumentFields } from '../panel/document-fields.tsx';
import { PanelGroup } from '../panel/panel-group.tsx';
import { Panel } from '../panel/panel.tsx';
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
      title={translate(siteMarketing.announcement)}
      back={{ to: '/marketing', label: translate(siteMarketing.title) }}
      publishes={site}
    >
      <PanelGroup description={translate(siteMarketing.announcementHelp)}>
        <Switch
          label={translate(siteMarketing.showAnnouncement)}
          description={translate(siteMarketing.visitorsGetIt)}
          isSelected={bar.isShown}
          onChange={(isShown) => set({ isShown }, siteMarketing.announcement)}
        />
        <DocumentFields store={site}>
          <FieldView
            control={{ control: 'rich-text', label: siteMarketing.text, help: siteMarketing.textHelp }}
            value={richTextAsJson(bar.text)}
            error={null}
            onChange={change('text', siteMarketing.announcementText)}
          />
        </DocumentFields>
        <FieldView
          control={{ control: 'link', label: siteMarketing.barLink }}
          value={bar.link as unknown as JsonValue}
          error={null}
          onChange={change('link', siteMarketing.announcementLink)}
        />
        <Select
          label={translate(siteMarketing.colors)}
          options={themeOptions()}
          value={bar.theme}
          onChange={(theme) => set({ theme }, siteMarketing.announcementColors)}
        />
      </PanelGroup>
      <PagesGroup choice={bar} set={set} step={siteMarketing.announcementPages} />
    </Panel>
  );
}
