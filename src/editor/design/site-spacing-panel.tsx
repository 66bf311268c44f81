import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Slider } from '#ui/slider.tsx';
import type { DocumentStore } from '../documents/document-store.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { Panel } from '../panel/panel.tsx';
import { UndoRedo } from '../panel/undo-redo.tsx';
import { useDesign } from './use-design.ts';
import { useGestureId } from './use-gesture-id.ts';

const SIZES = [
  { value: 'small', label: 'Small' },
  { value: 'medium', label: 'Medium' },
  { value: 'large', label: 'Large' },
] as const;

/** The site's spacing (DSGN-06, DSGN-42). */
export function SiteSpacingPanel({ site }: { readonly site: DocumentStore }) {
  const { design, set } = useDesign(site);
  const { spacing } = design;
  const gesture = useGestureId();
  return (
    <Panel
      title="Site spacing"
      back={{ to: '/design/site-styles', label: 'Site styles' }}
      actions={<UndoRedo store={site} />}
    >
      <PanelGroup>
        <Slider
          label="Site width"
          min={800}
          max={2000}
          step={20}
          unit="px"
          value={spacing.siteWidth}
          onChange={(value) => set({ 'spacing.siteWidth': value }, 'Change site width', gesture.current())}
          onChangeEnd={gesture.end}
        />
        <SegmentedControl
          label="Page margins"
          options={SIZES}
          value={spacing.siteMargin}
          onChange={(value) => set({ 'spacing.siteMargin': value }, 'Change page margins')}
        />
        <SegmentedControl
          label="Section padding"
          options={SIZES}
          value={spacing.sectionPadding}
          onChange={(value) => set({ 'spacing.sectionPadding': value }, 'Change section padding')}
        />
        <Slider
          label="Space between blocks"
          min={0}
          max={48}
          unit="px"
          value={spacing.blockGap}
          onChange={(value) =>
            set({ 'spacing.blockGap': value }, 'Change space between blocks', gesture.current())
          }
          onChangeEnd={gesture.end}
        />
      </PanelGroup>
    </Panel>
  );
}
