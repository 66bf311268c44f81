import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { DOCUMENT_KINDS } from '#domain/documents/record.ts';
import { FILE_KINDS } from '#domain/files/file-kinds.ts';
import { imageValueSchema } from '#domain/images/image-value.ts';
import { documentIdSchema } from './documents-id.ts';
import { defineEndpoint } from './endpoint.ts';
import { pageQuery } from './page-query.ts';

/** A file of the media library. */
export const fileEntrySchema = z.object({
  id: idSchema<'file'>(),
  name: z.string(),
  kind: z.enum(FILE_KINDS),
  mimeType: z.string(),
  /** Bytes. */
  size: z.int(),
  alt: z.string(),
  /** Set for images: what an image block takes. */
  image: imageValueSchema.nullable(),
  /** The address of file links: `/s/{name}`. */
  href: z.string(),
  createdAt: z.string(),
});
export type FileEntry = z.infer<typeof fileEntrySchema>;

const read = { kind: 'permission', any: ['content.read'] } as const;
const write = { kind: 'permission', any: ['content.write'] } as const;
const fileParams = z.object({ fileId: idSchema<'file'>() });

/** The library, newest first. `search` finds names and alternative texts. */
export const listFiles = defineEndpoint({
  method: 'GET',
  path: '/api/files',
  host: 'app',
  access: read,
  query: z.object({
    search: z.string().max(200).default(''),
    kind: z.enum(FILE_KINDS).optional(),
    ...pageQuery({ pageSize: 48, maxPageSize: 100 }),
  }),
  output: z.object({ files: z.array(fileEntrySchema), total: z.int() }),
});

/**
 * Takes one file as `multipart/form-data` (field `file`). `accept=image` refuses everything else.
 * Errors: file-unsupported, file-too-large, file-incomplete, file-processing-failed, storage-full.
 */
export const uploadFile = defineEndpoint({
  method: 'POST',
  path: '/api/files',
  host: 'app',
  access: write,
  query: z.object({ accept: z.enum(['image', 'any']).default('any') }),
  output: fileEntrySchema,
  bodyLimit: 310_000_000,
});

/** Gives a file another name; links by its older names keep working (LINK-65). Error: file-name-missing. */
export const renameFile = defineEndpoint({
  method: 'POST',
  path: '/api/files/:fileId/rename',
  host: 'app',
  access: write,
  params: fileParams,
  body: z.object({ name: z.string().max(300) }),
  output: fileEntrySchema,
});

/** The alternative text an image starts with where it is placed. */
export const describeFile = defineEndpoint({
  method: 'POST',
  path: '/api/files/:fileId/alt',
  host: 'app',
  access: write,
  params: fileParams,
  body: z.object({ alt: z.string().max(1000) }),
  output: fileEntrySchema,
});

/** The documents that show or link a file, and the plans that show it. */
export const listFileUses = defineEndpoint({
  method: 'GET',
  path: '/api/files/:fileId/uses',
  host: 'app',
  access: read,
  params: fileParams,
  output: z.object({
    uses: z.array(
      z.object({
        documentId: documentIdSchema,
        kind: z.enum(DOCUMENT_KINDS),
        title: z.string(),
        path: z.string().nullable(),
      }),
    ),
    /** Of members, whose picture it is. */
    plans: z.array(z.object({ id: idSchema<'member-plan'>(), name: z.string() })),
  }),
});

/** Takes a file away for good, with every width made of it. */
export const removeFile = defineEndpoint({
  method: 'DELETE',
  path: '/api/files/:fileId',
  host: 'app',
  access: write,
  params: fileParams,
  output: z.object({ removed: z.literal(true) }),
});
