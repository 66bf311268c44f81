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
import { translate } from '#ui/translate.ts';
import { siteStyles } from '#messages/en/interface/site-styles.ts';
import type { Words } from '#messages/message.ts';
import { changing } from '#domain/documents/changing.ts';
import { designSteps } from '#messages/en/interface/design-steps.ts';
import { useShownFrame } from '../frames/shown-frame.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { Panel } from '../panel/panel.tsx';
import { ANIMATION_LABELS } from './animation-labels.ts';
import { playAnimation } from './play-animation.ts';
import { useDesign } from './use-design.ts';

const SPEED_LABELS = {
  slow: siteStyles.slow,
  medium: siteStyles.mediumSpeed,
  fast: siteStyles.fast,
} as const;
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * How blocks come into view on the published site; a chosen animation is played once on the page (DSGN-07, DSGN-49,
 * DSGN-50).
 */
export function AnimationsPanel({ site }: { readonly site: DocumentStore }) {
  const { design, set } = useDesign(site);
  const frame = useShownFrame((state) => state.frame);
  const animations = design.animations ?? NO_ANIMATION;
  const { kind, speed } = animations;
  const play = (settings: AnimationSettings): void => {
    if (frame !== null) playAnimation(frame, settings);
  };
  const choose = (settings: AnimationSettings, name: Words): void => {
    set({ animations: { kind: settings.kind, speed: settings.speed } }, name);
    play(settings);
  };
  return (
    <Panel
      title={translate(siteStyles.animations)}
      back={{ to: '/design/site-styles', label: translate(siteStyles.title) }}
      publishes={site}
    >
      <PanelGroup>
        <Select
          label={translate(siteStyles.comeIntoViewBy)}
          description={translate(siteStyles.comeIntoViewHelp)}
          options={ANIMATION_KINDS.map((value) => ({ value, label: translate(ANIMATION_LABELS[value]) }))}
          value={kind}
          onChange={(value) => choose({ kind: value, speed }, changing(designSteps.animation))}
        />
        {kind === 'none' ? null : (
          <>
            <SegmentedControl
              label={translate(siteStyles.speed)}
              value={speed}
              options={ANIMATION_SPEEDS.map((value) => ({ value, label: translate(SPEED_LABELS[value]) }))}
              onChange={(value) => choose({ kind, speed: value }, changing(designSteps.animationSpeed))}
            />
            {window.matchMedia(LESS_MOTION).matches ? (
              <p>{translate(siteStyles.lessMotion)}</p>
            ) : (
              <Button
                icon={<Play aria-hidden="true" size={14} />}
                isDisabled={frame === null}
                onPress={() => play(animations)}
              >
                {translate(siteStyles.playAgain)}
              </Button>
            )}
          </>
        )}
      </PanelGroup>
    </Panel>
  );
}
