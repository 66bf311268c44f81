import { z } from 'zod';
import { FONT_SCRIPT_IDS, ownFontFaceSchema } from '#domain/design/own-fonts.ts';
import { defineEndpoint } from './endpoint.ts';

const scriptSchema = z.enum(FONT_SCRIPT_IDS as [(typeof FONT_SCRIPT_IDS)[number]]);

/**
 * Takes one font as `multipart/form-data` (field `file`): WOFF2, WOFF, TTF or OTF by its content, cut down to the
 * scripts and stored as WOFF2 (DSGN-61). Whoever sends it confirms the right to use it.
 * Errors: font-unsupported, font-without-scripts, file-too-large, file-incomplete, too-many-fonts, storage-full.
 */
export const uploadFont = defineEndpoint({
  method: 'POST',
  path: '/api/fonts',
  host: 'app',
  access: { kind: 'permission', any: ['content.write'] },
  query: z.object({
    /** Separated by commas. */
    scripts: z
      .string()
      .max(100)
      .transform((list) => list.split(','))
      .pipe(z.array(scriptSchema).min(1).max(FONT_SCRIPT_IDS.length)),
    confirmed: z.literal('yes'),
  }),
  output: z.object({
    /** The name of its family, as the file says it. */
    family: z.string(),
    isMonospaced: z.boolean(),
    face: ownFontFaceSchema,
    /** Bytes. */
    size: z.int(),
  }),
  bodyLimit: 6_100_000,
});
