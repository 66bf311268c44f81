import type { AnimationSettings } from '#domain/design/animation-settings.ts';

export const ANIMATION_LABELS: Readonly<Record<AnimationSettings['kind'], string>> = {
  none: 'None',
  fade: 'Fade',
  scale: 'Scale',
  slide: 'Slide',
  clip: 'Clip',
  flex: 'Flex',
};
