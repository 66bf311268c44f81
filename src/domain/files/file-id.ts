import type { Id } from '#lib/id.ts';

/** The id of a file of the library. */
export type FileId = Id<'file'>;
