import { NO_ANIMATION, type AnimationSettings } from '#domain/design/animation-settings.ts';
import animationStyles from '../../styles/animations.css?inline';
import type { PageFeature, WrittenPage } from './page-feature.ts';

/** Blocks that animate when they are scrolled into view. A screenshot shows them all. */
export const animationsFeature: PageFeature = {
  name: 'animations',
  styles: (page) => (animationOf(page).kind === 'none' ? '' : animationStyles),
  needsRuntime: (page) => animationOf(page).kind !== 'none',
  bodyAttributes: (page) => {
    const { kind, speed } = animationOf(page);
    return kind === 'none' ? '' : ` data-animation="${kind}" data-animation-speed="${speed}"`;
  },
};

function animationOf({ shell, request }: WrittenPage): AnimationSettings {
  return request.isScreenshot ? NO_ANIMATION : (shell.design.animations ?? NO_ANIMATION);
}
