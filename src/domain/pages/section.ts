import { z } from 'zod';
import { COLOR_THEME_IDS } from '#domain/design/color-theme-ids.ts';
import { imageValueSchema } from '#domain/media/image-value.ts';

/**
 * A band of a page (or of the site's footer) with its own colours; blocks sit on its grid.
 * `order` is an order key among the sections of the document.
 */
export const sectionSchema = z.object({
  id: z.string(),
  type: z.literal('section'),
  order: z.string().min(1).max(200),
  /** What the owner calls it in the editor; visitors never see it. */
  name: z.string().max(80).catch(''),
  theme: z.enum(COLOR_THEME_IDS).catch('white'),
  background: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('theme') }),
      z.object({ kind: z.literal('color'), color: z.string().regex(/^#[0-9a-fA-F]{6}$/) }),
      z.object({
        kind: z.literal('image'),
        image: imageValueSchema,
        /** 0 to 0.9: how strongly the theme's background lies over the picture, so that text stays readable. */
        overlay: z.number().min(0).max(0.9),
      }),
    ])
    .catch({ kind: 'theme' }),
  height: z.enum(['auto', 'small', 'medium', 'large', 'screen']).catch('auto'),
  width: z.enum(['narrow', 'medium', 'wide', 'full']).catch('wide'),
  verticalAlign: z.enum(['top', 'middle', 'bottom']).catch('top'),
  /** `id` of the section in the page, for links to `#anchor`; empty for none. */
  anchor: z
    .string()
    .max(99)
    .regex(/^[a-z0-9-]*$/)
    .catch(''),
});
export type Section = z.infer<typeof sectionSchema>;
