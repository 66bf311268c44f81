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

/** The site's buttons (DSGN-03, DSGN-41). */
export function ButtonsPanel({ site }: { readonly site: DocumentStore }) {
  const { design, set } = useDesign(site);
  const { buttons } = design;
  const gesture = useGestureId();
  return (
    <Panel
      title="Buttons"
      back={{ to: '/design/site-styles', label: 'Site styles' }}
      actions={<UndoRedo store={site} />}
    >
      <PanelGroup>
        <SegmentedControl
          label="Style"
          options={[
            { value: 'solid', label: 'Solid' },
            { value: 'outline', label: 'Outline' },
          ]}
          value={buttons.style}
          onChange={(value) => set({ 'buttons.style': value }, 'Change button style')}
        />
        <SegmentedControl
          label="Shape"
          options={[
            { value: 'square', label: 'Square' },
            { value: 'rounded', label: 'Rounded' },
            { value: 'pill', label: 'Pill' },
          ]}
          value={buttons.shape}
          onChange={(value) => set({ 'buttons.shape': value }, 'Change button shape')}
        />
        <SegmentedControl
          label="Padding"
          options={SIZES}
          value={buttons.padding}
          onChange={(value) => set({ 'buttons.padding': value }, 'Change button padding')}
        />
        <Slider
          label="Text weight"
          min={300}
          max={800}
          step={50}
          value={buttons.weight}
          onChange={(value) =>
            set({ 'buttons.weight': value }, 'Change button text weight', gesture.current())
          }
          onChangeEnd={gesture.end}
        />
      </PanelGroup>
    </Panel>
  );
}
