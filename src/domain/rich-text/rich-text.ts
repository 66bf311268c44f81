import { z } from 'zod';
import { linkValueSchema } from '#domain/links/link-value.ts';
import { colorMarkSchema, sizeMarkSchema, type WordMark } from './word-marks.ts';

/**
 * Rich text as data: the JSON of the editor's document model, limited to the nodes and marks named here.
 * It is never markup, so nothing in it can become active content.
 */
const MAX_DEPTH_NOTE = 'Text is nested too deeply.';
const alignment = z.enum(['left', 'center', 'right', 'justify']);
/** Deep enough for lists in lists in quotes; bounds recursion for stored and imported text. */
const MAX_DEPTH = 24;

export const RICH_TEXT_NODES = [
  'doc',
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'codeBlock',
  'horizontalRule',
  'hardBreak',
  'table',
  'tableRow',
  'tableCell',
  'tableHeader',
  'text',
] as const;

/** What a table holds at most (EDIT-213). */
export const MAX_TABLE_COLUMNS = 20;
export const MAX_TABLE_ROWS = 500;
/** How long the caption of a table may be. */
export const MAX_TABLE_CAPTION = 300;

/** How the cells of a column are aligned, in the direction of the language; `start` where nothing is said. */
export const COLUMN_ALIGNMENTS = ['start', 'center', 'end'] as const;
export type ColumnAlignment = (typeof COLUMN_ALIGNMENTS)[number];

export type RichTextMark =
  | WordMark
  | { readonly type: 'bold' | 'italic' | 'underline' | 'strike' | 'code' }
  | { readonly type: 'link'; readonly attrs: { readonly link: z.infer<typeof linkValueSchema> } };

export type RichTextNode = {
  readonly type: (typeof RICH_TEXT_NODES)[number];
  readonly attrs?: {
    /** Headings: 1 to 4. */
    readonly level?: number;
    readonly textAlign?: z.infer<typeof alignment> | null;
    /** Ordered lists: the number of the first item. */
    readonly start?: number;
    /** Cells of tables: how many columns and rows they take. */
    readonly colspan?: number;
    readonly rowspan?: number;
    /** Cells of tables: the same in all cells of a column. */
    readonly align?: ColumnAlignment;
    /** Tables: what stands above them. */
    readonly caption?: string;
  };
  readonly content?: readonly RichTextNode[];
  readonly marks?: readonly RichTextMark[];
  readonly text?: string;
};

/** A whole text: a node of type `doc`. */
export type RichText = RichTextNode & { readonly type: 'doc' };

const mark: z.ZodType<RichTextMark> = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['bold', 'italic', 'underline', 'strike', 'code']) }),
  z.object({ type: z.literal('link'), attrs: z.object({ link: linkValueSchema }) }),
  colorMarkSchema,
  sizeMarkSchema,
]);

const node: z.ZodType<RichTextNode> = z.lazy(() =>
  z.object({
    type: z.enum(RICH_TEXT_NODES),
    attrs: z
      .object({
        level: z.int().min(1).max(4).optional(),
        textAlign: alignment.nullish(),
        start: z.int().min(0).optional(),
        colspan: z.int().min(1).max(MAX_TABLE_COLUMNS).optional(),
        rowspan: z.int().min(1).max(MAX_TABLE_ROWS).optional(),
        align: z.enum(COLUMN_ALIGNMENTS).optional(),
        caption: z.string().max(MAX_TABLE_CAPTION).optional(),
      })
      .optional(),
    content: z.array(node).max(5000).optional(),
    marks: z.array(mark).max(10).optional(),
    text: z.string().max(100_000).optional(),
  }),
) as z.ZodType<RichTextNode>;

/** Depth is bounded before the recursive schema runs, so that hostile input cannot exhaust the stack. */
export const richTextSchema = z
  .unknown()
  .refine((value) => depthOf(value) <= MAX_DEPTH, MAX_DEPTH_NOTE)
  .pipe(node)
  .refine((value) => value.type === 'doc')
  .transform((value) => value as RichText);

function depthOf(value: unknown): number {
  let level: unknown[] = [value];
  let depth = 0;
  while (level.length > 0 && depth <= MAX_DEPTH) {
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null && 'content' in each && Array.isArray(each.content)
        ? (each.content as unknown[])
        : [],
    );
    depth += 1;
  }
  return depth;
}

/** A text of paragraphs, one for each line given. */
export function richTextOf(...paragraphs: readonly string[]): RichText {
  return {
    type: 'doc',
    content: paragraphs.map((text) =>
      text === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text }] },
    ),
  };
}

/**
 * The words of a text without its marks; paragraphs are separated by line breaks, cells of a row by tabs. A table begins
 * with its caption.
 */
export function plainTextOf(text: RichTextNode): string {
  if (text.type === 'text') return text.text ?? '';
  if (text.type === 'hardBreak') return '\n';
  const caption = text.type === 'table' ? (text.attrs?.caption ?? '') : '';
  if (caption !== '') return `${caption}\n${(text.content ?? []).map(plainTextOf).join('\n')}`;
  const separator = isTextContainer(text) ? '' : text.type === 'tableRow' ? '\t' : '\n';
  return (text.content ?? []).map(plainTextOf).join(separator);
}

/** Whether a text has no words: it is one empty paragraph. */
export function isRichTextEmpty(text: RichTextNode): boolean {
  return plainTextOf(text).trim() === '';
}

function isTextContainer(value: RichTextNode): boolean {
  return value.type === 'paragraph' || value.type === 'heading' || value.type === 'codeBlock';
}
