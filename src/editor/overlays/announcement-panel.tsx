import { configArea } from '#messages/en/interface/config-area.ts';
import { parseAnnouncementBar, showsAnnouncementBar } from '#domain/overlays/announcement-bar.ts';
import { Banner } from '#ui/banner.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { translate } from '#ui/translate.ts';
import { overlaySettings } from '#messages/en/interface/overlay-settings.ts';
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
      title={translate(overlaySettings.announcement)}
      back={{ to: '/marketing', label: translate(configArea.marketing) }}
      publishes={site}
    >
      <PanelGroup description={translate(overlaySettings.announcementHelp)}>
        <Switch
          label={translate(overlaySettings.showAnnouncement)}
          description={translate(overlaySettings.visitorsGetIt)}
          isSelected={bar.isShown}
          onChange={(isShown) => set({ isShown }, overlaySettings.announcement)}
        />
        {bar.isShown && !showsAnnouncementBar(bar) ? (
          <Banner tone="warning">{translate(overlaySettings.nothingWithoutText)}</Banner>
        ) : null}
        <DocumentFields store={site}>
          <FieldView
            control={{ control: 'rich-text', label: overlaySettings.text, help: overlaySettings.textHelp }}
            value={bar.text}
            error={null}
            onChange={change('text', overlaySettings.announcementText)}
          />
        </DocumentFields>
        <FieldView
          control={{ control: 'link', label: overlaySettings.barLink }}
          value={bar.link}
          error={null}
          onChange={change('link', overlaySettings.announcementLink)}
        />
        <Select
          label={translate(overlaySettings.colors)}
          options={themeOptions()}
          value={bar.theme}
          onChange={(theme) => set({ theme }, overlaySettings.announcementColors)}
        />
      </PanelGroup>
      <PagesGroup choice={bar} set={set} step={overlaySettings.announcementPages} />
    </Panel>
  );
}
