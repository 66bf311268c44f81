import { z } from 'zod';
import type { Mentionable, ThreadComment } from '#contract/threads.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { createId } from '#lib/id.ts';

const PREFIX = 'portico:thread-draft:';

const draftSchema = z.object({
  /** The same until it has arrived, so that it is there once however often it is sent. */
  commentId: idSchema<'thread-comment'>(),
  text: z.string(),
  mentions: z.array(z.object({ id: idSchema<'account'>(), name: z.string() })),
});

/** A comment that is being written. */
export interface ThreadDraft {
  readonly commentId: ThreadComment['id'];
  readonly text: string;
  readonly mentions: readonly Mentionable[];
}

export function newDraft(of: Partial<ThreadDraft> = {}): ThreadDraft {
  return { commentId: createId<'thread-comment'>(), text: '', mentions: [], ...of };
}

/** What was typed before the page was left or the panel closed; null where there is nothing. */
export function readDraft(key: string): ThreadDraft | null {
  try {
    return draftSchema.parse(JSON.parse(sessionStorage.getItem(PREFIX + key) ?? ''));
  } catch {
    // Nothing is kept, or another version kept it.
    return null;
  }
}

/** Keeps what is typed for this tab; null forgets it. */
export function keepDraft(key: string, draft: ThreadDraft | null): void {
  try {
    if (draft === null || draft.text === '') sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, JSON.stringify(draft));
  } catch {
    // Without storage it lasts as long as the panel.
  }
}
