import { blocks } from './blocks.ts';
import { colors } from './colors.ts';
import { consent } from './consent.ts';
import type { DemoPage } from './demo-page.ts';
import { forms } from './forms.ts';
import { galleries } from './galleries.ts';
import { lightbox } from './lightbox.ts';
import { maps } from './maps.ts';
import { newsletter } from './newsletter.ts';
import { overlays } from './overlays.ts';
import { services } from './services.ts';
import { video } from './video.ts';

/** What the demo site of a first start shows besides its template, in the order of its navigation. */
export const DEMO_PAGES: readonly DemoPage[] = [
  forms,
  overlays,
  video,
  blocks,
  services,
  colors,
  consent,
  ...galleries,
  lightbox,
  maps,
  newsletter,
];
