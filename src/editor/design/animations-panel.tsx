import { Play } from 'lucide-react';
import {
  ANIMATION_KINDS,
  ANIMATION_SPEEDS,
  NO_ANIMATION,
  type AnimationSettings,
} from '#domain/design/animation-settings.ts';
import { Button } from '#ui/button.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import { useShownFrame } from '../canvas/shown-frame.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { Panel } from '../panel/panel.tsx';
import { UndoRedo } from '../panel/undo-redo.tsx';
import { ANIMATION_LABELS } from './animation-labels.ts';
import { playAnimation } from './play-animation.ts';
import { useDesign } from './use-design.ts';

const SPEED_LABELS = { slow: 'Slow', medium: 'Medium', fast: 'Fast' } as const;
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** How blocks come into view on the published site; what is chosen plays once on the page (DSGN-07, DSGN-49, DSGN-50). */
export function AnimationsPanel({ site }: { readonly site: DocumentStore }) {
  const { design, set } = useDesign(site);
  const frame = useShownFrame((state) => state.frame);
  const animations = design.animations ?? NO_ANIMATION;
  const { kind, speed } = animations;
  const play = (settings: AnimationSettings): void => {
    if (frame !== null) playAnimation(frame, settings);
  };
  const choose = (settings: AnimationSettings, name: string): void => {
    set({ animations: { kind: settings.kind, speed: settings.speed } }, name);
    play(settings);
  };
  return (
    <Panel
      title="Animations"
      back={{ to: '/design/site-styles', label: 'Site styles' }}
      actions={<UndoRedo store={site} />}
    >
      <PanelGroup>
        <Select
          label="Blocks come into view by"
          description="On the published site, each block once. Visitors who prefer less motion see everything at once."
          options={ANIMATION_KINDS.map((value) => ({ value, label: ANIMATION_LABELS[value] }))}
          value={kind}
          onChange={(value) => choose({ kind: value, speed }, 'Change animation')}
        />
        {kind === 'none' ? null : (
          <>
            <SegmentedControl
              label="Speed"
              value={speed}
              options={ANIMATION_SPEEDS.map((value) => ({ value, label: SPEED_LABELS[value] }))}
              onChange={(value) => choose({ kind, speed: value }, 'Change animation speed')}
            />
            {window.matchMedia(LESS_MOTION).matches ? (
              <p>This device asks for less motion, so nothing is played here.</p>
            ) : (
              <Button
                icon={<Play aria-hidden="true" size={14} />}
                isDisabled={frame === null}
                onPress={() => play(animations)}
              >
                Play again
              </Button>
            )}
          </>
        )}
      </PanelGroup>
    </Panel>
  );
}
