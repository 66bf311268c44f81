import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';

/** The id of a document on the wire: 24 lower-case hex characters (EDIT-28). */
export const documentIdSchema = idSchema<'document'>();

/** A tab of an editor: made by the browser when a document is opened, kept until the tab closes. */
export const clientIdSchema = z.string().regex(/^[a-z0-9-]{8,48}$/);
