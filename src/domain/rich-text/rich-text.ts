import { z } from 'zod';
import type { JsonValue } from '#lib/json.ts';
import { linkValueSchema } from '#domain/links/link-value.ts';

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
  'text',
] as const;

export type RichTextMark =
  | { readonly type: 'bold' | 'italic' | 'underline' | 'strike' | 'code' }
  | { readonly type: 'link'; readonly attrs: { readonly link: z.infer<typeof linkValueSchema> } };

export interface RichTextNode {
  readonly type: (typeof RICH_TEXT_NODES)[number];
  readonly attrs?: {
    /** Headings: 1 to 4. */
    readonly level?: number;
    readonly textAlign?: z.infer<typeof alignment> | null;
    /** Ordered lists: the number of the first item. */
    readonly start?: number;
  };
  readonly content?: readonly RichTextNode[];
  readonly marks?: readonly RichTextMark[];
  readonly text?: string;
}

/** A whole text: a node of type `doc`. */
export type RichText = RichTextNode & { readonly type: 'doc' };

const mark: z.ZodType<RichTextMark> = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['bold', 'italic', 'underline', 'strike', 'code']) }),
  z.object({ type: z.literal('link'), attrs: z.object({ link: linkValueSchema }) }),
]);

const node: z.ZodType<RichTextNode> = z.lazy(() =>
  z.object({
    type: z.enum(RICH_TEXT_NODES),
    attrs: z
      .object({
        level: z.int().min(1).max(4).optional(),
        textAlign: alignment.nullish(),
        start: z.int().min(0).optional(),
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

/** The words of a text without its marks; paragraphs are separated by line breaks. */
export function plainTextOf(text: RichTextNode): string {
  if (text.type === 'text') return text.text ?? '';
  if (text.type === 'hardBreak') return '\n';
  const separator = isTextContainer(text) ? '' : '\n';
  return (text.content ?? []).map(plainTextOf).join(separator);
}

/** Whether a text has no words: only an empty paragraph counts as empty. */
export function isRichTextEmpty(text: RichTextNode): boolean {
  return plainTextOf(text).trim() === '';
}

/** Rich text as a JSON value of a record. */
export function richTextAsJson(text: RichText): JsonValue {
  return text as unknown as JsonValue;
}

function isTextContainer(value: RichTextNode): boolean {
  return value.type === 'paragraph' || value.type === 'heading' || value.type === 'codeBlock';
}
