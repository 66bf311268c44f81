/** What a spam filter is told of a comment. */
export interface FilteredComment {
  readonly text: string;
  readonly author: { readonly name: string; readonly email: string };
  /** The network address; null where it is not known any more. */
  readonly address: string | null;
}

/** The place of a filter that judges comments, be it a program or a service (COMT-24). None is switched on. */
export interface SpamFilter {
  /** From 0, surely none, to 1, surely spam. Whoever asks does not wait beyond the signal. */
  readonly score: (comment: FilteredComment, signal: AbortSignal) => Promise<number>;
  /** What a moderator made of a comment. */
  readonly learn: (comment: FilteredComment, decision: 'approved' | 'spam') => Promise<void>;
}

/** The filter of this installation. */
export const SPAM_FILTER: SpamFilter | null = null;

/** A filter that says nothing for so long is not waited for, in ms. */
export const FILTER_MS = 2000;
const SPAM_SCORE = 0.9;
const HELD_SCORE = 0.5;

/**
 * What a filter makes of a comment: spam from 0.9 on, held from 0.5 on. One that fails, or does not answer within 2 s,
 * has the comment held (COMT-24).
 */
export async function askFilter(
  filter: SpamFilter,
  comment: FilteredComment,
): Promise<'approved' | 'pending' | 'spam'> {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), FILTER_MS);
  });
  // A filter that is away must not keep people from commenting: somebody reads what it would have judged.
  const asked = filter.score(comment, stop.signal).catch(() => null);
  const score = await Promise.race([asked, late]);
  clearTimeout(timer);
  stop.abort();
  if (score === null) return 'pending';
  return score >= SPAM_SCORE ? 'spam' : score >= HELD_SCORE ? 'pending' : 'approved';
}
