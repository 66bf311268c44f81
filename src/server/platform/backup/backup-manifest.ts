import { z } from 'zod';

export const BACKUP_FORMAT = 2;
export const MANIFEST_NAME = 'portico.json';

const commonSchema = z.object({
  createdAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
  /** Whether files of sites are in it; those of an S3 store are backed up there. */
  hasFiles: z.boolean(),
});
/** The first file of a backup. */
export const backupManifestSchema = z.discriminatedUnion('format', [
  // The first format: rows as JSON lines.
  commonSchema.extend({ format: z.literal(1) }),
  commonSchema.extend({
    format: z.literal(BACKUP_FORMAT),
    /** Of each table, in the order its rows give them. */
    columns: z.record(z.string(), z.array(z.string()).readonly()).readonly(),
  }),
]);
export type BackupManifest = z.infer<typeof backupManifestSchema>;

/**
 * Rows of a table are in parts in PostgreSQL's copy format: `database/pages/000001.copy`; in the first format they were
 * JSON lines.
 */
export const TABLE_PART_PATTERN = /^database\/([a-z0-9_]+)\/\d{6,}\.(copy|jsonl)$/;
/** Waiting jobs are kept apart: their table belongs to the job queue. */
export const JOBS_NAME = 'jobs.json';
export const FILE_PATTERN = /^files\/(.+)$/;
export const SECRETS_NAME = 'secrets.json';

/** What a job needs to wait again; a job that was under way starts over. */
export const backupJobSchema = z.object({
  name: z.string(),
  data: z.record(z.string(), z.json()),
  startAfter: z.number(),
  singletonKey: z.string().nullable(),
});
export type BackupJob = z.infer<typeof backupJobSchema>;
