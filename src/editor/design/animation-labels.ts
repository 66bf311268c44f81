import type { AnimationSettings } from '#domain/design/animation-settings.ts';
import { siteStyles } from '#messages/en/interface/site-styles.ts';
import type { Words } from '#messages/message.ts';

export const ANIMATION_LABELS: Readonly<Record<AnimationSettings['kind'], Words>> = {
  none: siteStyles.noAnimation,
  fade: siteStyles.fade,
  scale: siteStyles.scale,
  slide: siteStyles.slide,
  clip: siteStyles.clip,
  flex: siteStyles.flex,
};
