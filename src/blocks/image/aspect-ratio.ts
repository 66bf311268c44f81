import { imageFields } from '#messages/en/interface/image-fields.ts';
/** Proportions a picture can be cropped to; `original` keeps its own (GAL-33, GAL-34). */
export const ASPECT_RATIOS = ['original', '1:1', '4:3', '3:2', '16:9', '21:9', '4:5', '3:4', '2:3'] as const;
export type AspectRatio = (typeof ASPECT_RATIOS)[number];

/** Choices of the panel. */
export const ASPECT_RATIO_OPTIONS = ASPECT_RATIOS.map((value) => ({
  value,
  label: value === 'original' ? imageFields.asThePicture : value === '1:1' ? imageFields.square : value,
}));

/** The CSS `aspect-ratio` of a choice, for a picture of the given size. */
export function cssAspectRatio(
  ratio: AspectRatio,
  picture: { readonly width: number; readonly height: number },
): string {
  return ratio === 'original' ? `${picture.width} / ${picture.height}` : ratio.replace(':', ' / ');
}
