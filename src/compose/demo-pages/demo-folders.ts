import { blocks } from './blocks.ts';
import { colors } from './colors.ts';
import { consent } from './consent.ts';
import type { DemoFolder } from './demo-page.ts';
import { forms } from './forms.ts';
import { galleries } from './galleries.ts';
import { lightbox } from './lightbox.ts';
import { maps } from './maps.ts';
import { newsletter } from './newsletter.ts';
import { overlays } from './overlays.ts';
import { services } from './services.ts';
import { video } from './video.ts';

/**
 * What the demo site of a first start shows besides its template, in the order of its navigation. Three folders, since
 * one with all of it was longer than a window is high.
 */
export const DEMO_FOLDERS: readonly DemoFolder[] = [
  { title: 'Try blocks', pages: [blocks, services, video, maps, colors] },
  { title: 'Try galleries', pages: [...galleries, lightbox] },
  { title: 'Try forms', pages: [forms, newsletter, overlays, consent] },
];
