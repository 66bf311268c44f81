import { TextField } from '#ui/text-field.tsx';
import { setRecordField } from '../commands/set-record-field.ts';
import { useGestureId } from '../design/use-gesture-id.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { siteSettingsOf } from '../documents/site-records.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { Panel } from '../panel/panel.tsx';
import { UndoRedo } from '../panel/undo-redo.tsx';

interface MapsSettingsScreenProps {
  readonly site: DocumentStore;
  readonly canWrite: boolean;
}

/** Where the maps of the site come from (MAP-55). */
export function MapsSettingsScreen({ site, canWrite }: MapsSettingsScreenProps) {
  const { mapsKey } = siteSettingsOf(useRecord(site, 'settings'));
  const gesture = useGestureId();
  return (
    <Panel title="Maps" back={{ to: '/settings', label: 'Settings' }} actions={<UndoRedo store={site} />}>
      <PanelGroup
        title="Maps provider"
        description="Without a key, maps come from this installation: a map of the world, or the street maps that its administrator has set up. With the key of a Google Maps account they are Google’s; they load when a visitor comes near one and has agreed to cookies."
      >
        <TextField
          label="Maps JavaScript API key"
          isOptional
          value={mapsKey}
          maxLength={200}
          isDisabled={!canWrite}
          autoComplete="off"
          spellCheck="false"
          description="Visitors’ browsers get to see it: limit it to the addresses of your site in the provider’s console. Live when the site is published."
          onChange={(value) =>
            site.run(setRecordField('settings', 'mapsKey', value.trim(), 'maps key'), gesture.current())
          }
          onBlur={gesture.end}
        />
      </PanelGroup>
    </Panel>
  );
}
