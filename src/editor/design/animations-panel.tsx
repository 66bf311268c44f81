import { ANIMATION_KINDS, ANIMATION_SPEEDS, NO_ANIMATION } from '#domain/design/animation-settings.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import type { DocumentStore } from '../document/document-store.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { Panel } from '../panel/panel.tsx';
import { UndoRedo } from '../panel/undo-redo.tsx';
import { ANIMATION_LABELS } from './animation-labels.ts';
import { useDesign } from './use-design.ts';

const SPEED_LABELS = { slow: 'Slow', medium: 'Medium', fast: 'Fast' } as const;

/** How blocks come into view on the published site (DSGN-07, DSGN-49). */
export function AnimationsPanel({ site }: { readonly site: DocumentStore }) {
  const { design, set } = useDesign(site);
  const { kind, speed } = design.animations ?? NO_ANIMATION;
  return (
    <Panel
      title="Animations"
      back={{ to: '/design/site-styles', label: 'Site styles' }}
      actions={<UndoRedo store={site} />}
    >
      <PanelGroup>
        <Select
          label="Blocks come into view by"
          description="Seen on the published site, not while editing. Visitors who prefer less motion see everything at once."
          options={ANIMATION_KINDS.map((value) => ({ value, label: ANIMATION_LABELS[value] }))}
          value={kind}
          onChange={(value) => set({ animations: { kind: String(value), speed } }, 'Change animation')}
        />
        {kind === 'none' ? null : (
          <SegmentedControl
            label="Speed"
            value={speed}
            options={ANIMATION_SPEEDS.map((value) => ({ value, label: SPEED_LABELS[value] }))}
            onChange={(value) => set({ animations: { kind, speed: value } }, 'Change animation speed')}
          />
        )}
      </PanelGroup>
    </Panel>
  );
}
