import { storedWordsSchema } from '../documents/stored-words-schema.ts';
import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { cutText } from '#lib/cut-text.ts';
import type { ReportText } from './report-text.ts';

/** The outcome of one post, page or comment list. */
export const IMPORT_OUTCOMES = ['created', 'unchanged', 'skipped', 'failed'] as const;

/** The report of an import for the person who started it. */
export const importReportSchema = z.object({
  site: z.object({ title: z.string(), link: z.string() }).nullable(),
  isDryRun: z.boolean(),
  counts: z.object({
    pages: z.int(),
    posts: z.int(),
    /** Of WooCommerce; reports of old have none. */
    products: z.int().default(0),
    comments: z.int(),
    files: z.int(),
    redirects: z.int(),
    navigationLinks: z.int(),
    unchanged: z.int(),
    failed: z.int(),
  }),
  documents: z.array(
    z.object({
      source: z.string(),
      title: z.string(),
      kind: z.enum(['page', 'item', 'product']),
      outcome: z.enum(IMPORT_OUTCOMES),
      state: z.string(),
      path: z.string(),
      documentId: idSchema<'document'>().nullable(),
      note: z.string(),
      /** The same by its keys, one after the other; empty in reports from before they were kept. */
      noteWords: z.array(storedWordsSchema).default([]),
    }),
  ),
  /** Elements that could not be taken over as they were, by the document they stand in. */
  unmapped: z.array(
    z.object({
      document: z.string(),
      element: z.string(),
      count: z.int(),
      outcome: z.enum(['left-out', 'kept-as-text', 'formatting-lost']),
    }),
  ),
  /** Texts that were cut, by the document they stand in; `text` is what is missing there. Reports of old have none. */
  losses: z.array(z.object({ document: z.string(), what: z.string(), text: z.string() })).default([]),
  missingFiles: z.array(
    z.object({
      document: z.string(),
      url: z.string(),
      reason: z.string(),
      reasonWords: storedWordsSchema.nullable().default(null),
    }),
  ),
  changedUrls: z.array(z.object({ from: z.string(), to: z.string(), isRedirected: z.boolean() })),
  notes: z.array(z.string()),
  /** The same by their keys; shorter in reports from before they were kept. */
  noteWords: z.array(storedWordsSchema.nullable()).default([]),
});
export type ImportReport = z.infer<typeof importReportSchema>;

export function emptyImportReport(isDryRun: boolean): ImportReport {
  return {
    site: null,
    isDryRun,
    counts: {
      pages: 0,
      posts: 0,
      products: 0,
      comments: 0,
      files: 0,
      redirects: 0,
      navigationLinks: 0,
      unchanged: 0,
      failed: 0,
    },
    documents: [],
    unmapped: [],
    losses: [],
    missingFiles: [],
    changedUrls: [],
    notes: [],
    noteWords: [],
  };
}

/** Adds a note to the report. */
export function addNote(report: ImportReport, { english, words }: ReportText): void {
  report.notes.push(english);
  report.noteWords.push(words);
}

/** Characters of all cut texts that a report holds. */
const MAX_LOSSES_LENGTH = 2_000_000;

/** Puts a text that was cut into the report; where it holds too much of them already, only that there is more. */
export function addLoss(report: ImportReport, loss: ImportReport['losses'][number]): void {
  const length = report.losses.reduce((sum, each) => sum + each.text.length, 0);
  const text = cutText(loss.text, Math.max(0, MAX_LOSSES_LENGTH - length));
  report.losses.push({ ...loss, text: text === loss.text ? text : `${text} …` });
}

const KIND_NAMES = { page: 'Page', item: 'Post', product: 'Product' } as const;

/** The report as rows of a table: what it is about, and four columns of facts. */
export function importReportRows(report: ImportReport): readonly (readonly string[])[] {
  return [
    ['Kind', 'Where', 'What', 'Outcome', 'Detail'],
    ...report.documents.map((each) => [
      KIND_NAMES[each.kind],
      each.path,
      each.title,
      each.outcome,
      [each.state, each.note, each.outcome === 'failed' ? each.source : '']
        .filter((text) => text !== '')
        .join('; '),
    ]),
    ...report.unmapped.map((each) => [
      'Element',
      each.document,
      each.element,
      each.outcome,
      `${each.count}×`,
    ]),
    ...report.losses.map((each) => ['Cut text', each.document, each.what, 'cut', each.text]),
    ...report.missingFiles.map((each) => ['Missing file', each.document, each.url, 'missing', each.reason]),
    ...report.changedUrls.map((each) => [
      'Changed address',
      each.from,
      each.to,
      each.isRedirected ? 'redirected' : 'not redirected',
      '',
    ]),
    ...report.notes.map((note) => ['Note', '', note, '', '']),
  ];
}
