import { z } from 'zod';
import type { DocumentRecord } from '#domain/documents/record.ts';

/** Characters of the code for one place (DSGN-63). */
export const MAX_INJECTED_CODE_LENGTH = 100_000;

const code = z.string().max(MAX_INJECTED_CODE_LENGTH).default('');

/**
 * The record `injected-code` of a document: what a developer puts into the pages of the site, or into one page (DSGN-63).
 */
export const injectedCodeSchema = z.object({
  id: z.literal('injected-code'),
  type: z.literal('injected-code'),
  /** Markup for the end of the head. */
  head: code,
  /** Markup for the end of the body. */
  bodyEnd: code,
  /** It counts or recognises visitors: it waits until they have accepted cookies, where the site asks (CONS-63). */
  isTracking: z.boolean().default(false),
});
export type InjectedCode = Pick<z.infer<typeof injectedCodeSchema>, 'head' | 'bodyEnd' | 'isTracking'>;

/** The code in a document's record; null where there is none. */
export function injectedCodeOf(record: DocumentRecord | undefined): InjectedCode | null {
  const parsed = injectedCodeSchema.safeParse(record);
  if (!parsed.success) return null;
  const { head, bodyEnd, isTracking } = parsed.data;
  return head.trim() === '' && bodyEnd.trim() === '' ? null : { head, bodyEnd, isTracking };
}
