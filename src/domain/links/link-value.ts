import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';

/** The five targets of the link editor (LINK-01 to LINK-05), as they are stored. */
export const linkValueSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('page'),
    documentId: idSchema<'document'>(),
    /** `#part` of the page, without the `#`. */
    anchor: z.string().max(100).optional(),
  }),
  z.object({ kind: z.literal('url'), href: z.string().max(2000), newWindow: z.boolean() }),
  z.object({
    kind: z.literal('email'),
    to: z.string().max(256),
    cc: z.string().max(256),
    bcc: z.string().max(256),
    subject: z.string().max(300),
    body: z.string().max(1000),
  }),
  z.object({ kind: z.literal('phone'), number: z.string().max(50) }),
  z.object({ kind: z.literal('file'), href: z.string().startsWith('/s/').max(300), newWindow: z.boolean() }),
]);
export type LinkValue = z.infer<typeof linkValueSchema>;
