/**
 * How a font measures in Latin text: ascent and descent (of 1 em), and its average width against the fallback font of
 * its catalogue entry, regular and bold. Made by `scripts/measure-fonts.mjs`; with these the fallback takes the same
 * room, so that the page does not move when the font arrives.
 */
export type FontMetrics = readonly [ascent: number, descent: number, width: number, boldWidth: number];

export const FONT_METRICS: Readonly<Record<string, FontMetrics>> = {
  'abril-fatface': [1.058, 0.291, 1.1127, 1.0573],
  bitter: [0.935, 0.265, 1.1142, 1.0786],
  'bricolage-grotesque': [0.93, 0.27, 1.0379, 1.0129],
  caveat: [0.96, 0.3, 0.7584, 0.7209],
  cormorant: [0.924, 0.287, 0.946, 0.9097],
  'crimson-pro': [0.896, 0.215, 0.972, 0.9848],
  'dancing-script': [0.92, 0.28, 0.8102, 0.7838],
  'dm-sans': [0.992, 0.31, 1.0265, 1.0135],
  'eb-garamond': [1.007, 0.298, 0.9348, 0.9759],
  figtree: [0.95, 0.25, 0.9991, 0.9632],
  'fira-code': [0.99, 0.322, 0.9998, 0.9998],
  fraunces: [0.978, 0.255, 1.1385, 1.1528],
  inter: [0.969, 0.241, 1.0659, 1.0275],
  'jetbrains-mono': [1.02, 0.3, 0.9998, 0.9998],
  karla: [0.917, 0.252, 1.0075, 0.9935],
  'libre-franklin': [0.966, 0.246, 1.0285, 0.9949],
  lora: [1.006, 0.274, 1.1332, 1.0995],
  manrope: [1.066, 0.3, 1.0117, 0.9973],
  newsreader: [0.735, 0.265, 1.0457, 1.0683],
  'nunito-sans': [1.011, 0.353, 1.0091, 0.9797],
  oswald: [1.193, 0.289, 0.8048, 0.852],
  outfit: [1, 0.26, 0.9792, 0.9472],
  pacifico: [1.303, 0.453, 0.9142, 0.8583],
  'playfair-display': [1.082, 0.251, 1.0853, 1.0604],
  'roboto-slab': [1.048, 0.271, 1.1475, 1.1062],
  'source-serif-4': [1.036, 0.335, 1.1548, 1.1345],
  'space-grotesk': [0.984, 0.292, 1.0785, 1.0164],
  'space-mono': [1.12, 0.361, 1.0198, 1.0198],
  syne: [0.925, 0.275, 0.9593, 1.1332],
  unbounded: [0.995, 0.245, 1.3267, 1.3079],
  'work-sans': [0.93, 0.243, 1.1026, 1.0387],
  'zilla-slab': [0.944, 0.256, 1.0454, 1.0104],
};
