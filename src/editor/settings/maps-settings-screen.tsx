import { siteSettings } from '#messages/en/interface/site-settings.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { setRecordField } from '../commands/set-record-field.ts';
import { useGestureId } from '../documents/use-gesture-id.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { siteSettingsOf } from '../documents/site-records.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { Panel } from '../panel/panel.tsx';

interface MapsSettingsScreenProps {
  readonly site: DocumentStore;
  readonly canWrite: boolean;
}

/** Where the maps of the site come from (MAP-55). */
export function MapsSettingsScreen({ site, canWrite }: MapsSettingsScreenProps) {
  const { mapsKey } = siteSettingsOf(useRecord(site, 'settings'));
  const gesture = useGestureId();
  return (
    <Panel
      title={translate(siteSettings.maps)}
      back={{ to: '/settings', label: translate(siteSettings.settings) }}
      publishes={site}
    >
      <PanelGroup
        title={translate(siteSettings.mapsProvider)}
        description={translate(siteSettings.mapsProviderText)}
      >
        <TextField
          label={translate(siteSettings.mapsKeyLabel)}
          isOptional
          value={mapsKey}
          maxLength={200}
          isDisabled={!canWrite}
          autoComplete="off"
          spellCheck="false"
          description={translate(siteSettings.mapsKeyText)}
          onChange={(value) =>
            site.run(
              setRecordField('settings', 'mapsKey', value.trim(), siteSettings.stepMapsKey),
              gesture.current(),
            )
          }
          onBlur={gesture.end}
        />
      </PanelGroup>
    </Panel>
  );
}
