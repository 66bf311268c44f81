import { z } from 'zod';
import { focalPointSchema } from '#domain/images/image-value.ts';
import { hexColorSchema } from '#domain/palette/palette.ts';

/** UTF-16 units a headline is cut to: more than a card has room for. */
export const MAX_HEADLINE_LENGTH = 90;

/** Where the first picture stands beside the first words: as on the page. */
export const COVER_PICTURE_PLACES = ['start', 'end', 'above', 'below'] as const;
export type CoverPicturePlace = (typeof COVER_PICTURE_PLACES)[number];

/** The data from which the first screen of a home page is drawn as a small picture: enough to recognise a site. */
export const siteCoverSchema = z.object({
  /** Of the band with title and menu. */
  header: z.object({ background: hexColorSchema, ink: hexColorSchema, title: z.string().max(200) }),
  /** Of the first section. */
  background: hexColorSchema,
  heading: hexColorSchema,
  muted: hexColorSchema,
  button: hexColorSchema,
  /** The kind of type that headings are set in. */
  font: z.enum(['sans-serif', 'serif', 'monospace']),
  /** The first words of the page; empty where it begins without any. */
  headline: z.string().max(MAX_HEADLINE_LENGTH),
  /** The first picture, on the public host of the site. */
  picture: z
    .object({
      path: z.string().startsWith('/s/').max(300),
      /** Of the original, in px. */
      width: z.int().positive(),
      focalPoint: focalPointSchema,
      /** Behind the words with so much of the background over it (0 to 0.9), or beside them (null). */
      overlay: z.number().min(0).max(0.9).nullable(),
      /** Where it stands if it is beside them. */
      place: z.enum(COVER_PICTURE_PLACES),
    })
    .nullable(),
});
export type SiteCover = z.infer<typeof siteCoverSchema>;
