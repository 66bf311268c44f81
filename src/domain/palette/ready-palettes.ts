import { colorNames } from '#messages/en/interface/color-names.ts';
import type { Words } from '#messages/message.ts';
import type { Palette } from './palette.ts';

/** A palette people can take as it is: accent, light accent, dark accent; white and black are added (PAL-18 to PAL-20). */
export interface ReadyPalette {
  readonly id: string;
  readonly name: Words;
  readonly colors: readonly [accent: string, lightAccent: string, darkAccent: string];
}

/** 18 palettes of three colours (PAL-18, PAL-19, DSGN-32, DSGN-33). */
export const READY_PALETTES: readonly ReadyPalette[] = [
  { id: 'pine', name: colorNames.pine, colors: ['#2f5d50', '#eef3ef', '#17332b'] },
  { id: 'harbour', name: colorNames.harbour, colors: ['#1f5f8b', '#e9f1f6', '#10293a'] },
  { id: 'brick', name: colorNames.brick, colors: ['#a8442a', '#f7ede7', '#3a1a12'] },
  { id: 'plum', name: colorNames.plum, colors: ['#6d3b6f', '#f4edf4', '#2d1730'] },
  { id: 'saffron', name: colorNames.saffron, colors: ['#a8700e', '#fbf4e4', '#3b2a0d'] },
  { id: 'moss', name: colorNames.moss, colors: ['#66762d', '#f2f3e6', '#282e12'] },
  { id: 'rose', name: colorNames.rose, colors: ['#b9496b', '#faeef1', '#3d1623'] },
  { id: 'ink', name: colorNames.ink, colors: ['#2b3a67', '#eceef5', '#131a30'] },
  { id: 'clay', name: colorNames.clay, colors: ['#9a6a4b', '#f5efe9', '#33231a'] },
  { id: 'lagoon', name: colorNames.lagoon, colors: ['#157f7a', '#e6f3f2', '#0c3432'] },
  { id: 'poppy', name: colorNames.poppy, colors: ['#cc4b33', '#fdf0ec', '#43150d'] },
  { id: 'lavender', name: colorNames.lavender, colors: ['#7568b5', '#f1effa', '#27224a'] },
  { id: 'stone', name: colorNames.stone, colors: ['#6b6a66', '#f2f1ee', '#2a2927'] },
  { id: 'fern', name: colorNames.fern, colors: ['#3f8f4f', '#ebf5ed', '#163a1e'] },
  { id: 'midnight', name: colorNames.midnight, colors: ['#3d5af1', '#eaedfd', '#101a4a'] },
  { id: 'apricot', name: colorNames.apricot, colors: ['#bf5f2c', '#fdf1ea', '#46210f'] },
  { id: 'cherry', name: colorNames.cherry, colors: ['#8f1d3f', '#f8ebef', '#330b18'] },
  { id: 'graphite', name: colorNames.graphite, colors: ['#222222', '#ededed', '#111111'] },
];

/** The whole palette of a ready-made one (PAL-20). */
export function paletteOfReady(ready: ReadyPalette): Palette {
  const [accent, lightAccent, darkAccent] = ready.colors;
  return { white: '#ffffff', black: '#141414', accent, lightAccent, darkAccent };
}
