/** Whom or what a table is about (CRM-19). */
export const TABLE_IMPORT_KINDS = ['contacts', 'members', 'subscribers', 'products'] as const;
export type TableImportKind = (typeof TABLE_IMPORT_KINDS)[number];

/**
 * An import is looked through first (`checking`, `checked`), then taken in (`running`) until it is `done`, `cancelled` or
 * `failed`; what it took in can be taken back (`undoing`, `undone`).
 */
export const TABLE_IMPORT_STATES = [
  'checking',
  'checked',
  'running',
  'done',
  'cancelled',
  'failed',
  'undoing',
  'undone',
] as const;
export type TableImportState = (typeof TABLE_IMPORT_STATES)[number];

/** States in which a job works on an import. */
export const WORKED_ON: readonly TableImportState[] = ['checking', 'running', 'undoing'];

/** For how long after its begin an import can be undone, and is shown. */
export const TABLE_IMPORT_UNDO_MS = 72 * 60 * 60 * 1000;

/** For how long a file waits for the owner to go on. */
export const TABLE_IMPORT_FILE_MS = 24 * 60 * 60 * 1000;

/** So many of the rows that are left out are shown with their reasons; all of them are in a file of their own. */
export const MAX_IMPORT_PROBLEMS = 200;

/** The header of the reasons in a file of rows that were left out; a file that is imported again is not asked for it. */
export const LEFT_OUT_COLUMN = 'Left out because';
