import { z } from 'zod';
import type { DocumentId } from '#domain/documents/record.ts';
import { idSchema } from './id.ts';

/** The id of a document on the wire: 24 lower-case hex characters (EDIT-28). */
export const documentIdSchema = idSchema.transform((id) => id as DocumentId);

/** A tab of an editor: made by the browser when a document is opened, kept until the tab closes. */
export const clientIdSchema = z.string().regex(/^[a-z0-9-]{8,48}$/);
