import { Slider } from '#ui/slider.tsx';
import type { DocumentStore } from '../document/document-store.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { Panel } from '../panel/panel.tsx';
import { UndoRedo } from '../panel/undo-redo.tsx';
import { useDesign } from './use-design.ts';
import { useGestureId } from './use-gesture-id.ts';

/** How image blocks look across the site (DSGN-04). */
export function ImageBlocksPanel({ site }: { readonly site: DocumentStore }) {
  const { design, set } = useDesign(site);
  const gesture = useGestureId();
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
      </PanelGroup>
    </Panel>
  );
}
