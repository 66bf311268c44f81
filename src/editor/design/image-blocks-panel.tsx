import { PINTEREST_MODES } from '#domain/sites/pinterest-modes.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Slider } from '#ui/slider.tsx';
import { translate } from '#ui/translate.ts';
import { siteStyles } from '#messages/en/interface/site-styles.ts';
import { changing } from '#domain/documents/changing.ts';
import { designSteps } from '#messages/en/interface/design-steps.ts';
import { setSiteField } from '../commands/set-site-field.ts';
import { siteSettingsOf } from '../documents/site-records.ts';
import { useRecord } from '../documents/use-document-state.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { Panel } from '../panel/panel.tsx';
import { ImageLayoutsGroup } from './image-layouts-group.tsx';
import { useDesign } from './use-design.ts';
import { useGestureId } from '../documents/use-gesture-id.ts';

const MODE_LABELS = { off: siteStyles.off, hover: siteStyles.onHover, always: siteStyles.always } as const;

/** How image blocks look across the site (DSGN-04). */
export function ImageBlocksPanel({ site }: { readonly site: DocumentStore }) {
  const { design, set } = useDesign(site);
  const gesture = useGestureId();
  const { pinterestOverlayOptions } = siteSettingsOf(useRecord(site, 'settings'));
  return (
    <Panel
      title={translate(siteStyles.imageBlocks)}
      back={{ to: '/design/site-styles', label: translate(siteStyles.title) }}
      publishes={site}
    >
      <PanelGroup>
        <Slider
          label={translate(siteStyles.roundedCorners)}
          min={0}
          max={60}
          unit="px"
          value={design.images.radius}
          onChange={(value) =>
            set({ 'images.radius': value }, changing(designSteps.imageCorners), gesture.current())
          }
          onChangeEnd={gesture.end}
        />
        <SegmentedControl
          label={translate(siteStyles.saveButton)}
          value={pinterestOverlayOptions?.mode ?? 'off'}
          options={PINTEREST_MODES.map((value) => ({ value, label: translate(MODE_LABELS[value]) }))}
          onChange={(mode) =>
            site.run(
              setSiteField(
                site.getState().view,
                'settings',
                'pinterestOverlayOptions',
                { mode },
                designSteps.saveButton,
              ),
            )
          }
        />
      </PanelGroup>
      <ImageLayoutsGroup site={site} />
    </Panel>
  );
}
