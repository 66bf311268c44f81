import { PINTEREST_MODES } from '#domain/sites/pinterest-modes.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Slider } from '#ui/slider.tsx';
import { setSiteField } from '../commands/set-site-field.ts';
import { siteSettingsOf } from '../documents/site-records.ts';
import { useRecord } from '../documents/use-document-state.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { Panel } from '../panel/panel.tsx';
import { UndoRedo } from '../panel/undo-redo.tsx';
import { useDesign } from './use-design.ts';
import { useGestureId } from './use-gesture-id.ts';

const MODE_LABELS = { off: 'Off', hover: 'On hover', always: 'Always' } as const;

/** How image blocks look across the site (DSGN-04). */
export function ImageBlocksPanel({ site }: { readonly site: DocumentStore }) {
  const { design, set } = useDesign(site);
  const gesture = useGestureId();
  const { pinterestOverlayOptions } = siteSettingsOf(useRecord(site, 'settings'));
  return (
    <Panel
      title="Image blocks"
      back={{ to: '/design/site-styles', label: 'Site styles' }}
      actions={<UndoRedo store={site} />}
    >
      <PanelGroup>
        <Slider
          label="Rounded corners"
          min={0}
          max={60}
          unit="px"
          value={design.images.radius}
          onChange={(value) => set({ 'images.radius': value }, 'Change image corners', gesture.current())}
          onChangeEnd={gesture.end}
        />
        <SegmentedControl
          label="“Save” button over pictures"
          value={pinterestOverlayOptions?.mode ?? 'off'}
          options={PINTEREST_MODES.map((value) => ({ value, label: MODE_LABELS[value] }))}
          onChange={(mode) =>
            site.run(
              setSiteField(
                site.getState().view,
                'settings',
                'pinterestOverlayOptions',
                { mode },
                'save button over pictures',
              ),
            )
          }
        />
      </PanelGroup>
    </Panel>
  );
}
