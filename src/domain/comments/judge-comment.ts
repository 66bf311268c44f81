import type { CommentSettings } from './comment-settings.ts';

/** More links than this are always held, and more than that are spam (COMT-17, COMT-22). */
const HELD_LINKS = 2;
const SPAM_LINKS = 5;

interface JudgedComment {
  readonly text: string;
  readonly name: string;
  readonly email: string;
  /** Whether a comment of the same address was approved before. */
  readonly isKnown: boolean;
}

/**
 * The state in which a comment of a guest begins (COMT-17, COMT-22). Words of the lists are found in text, name and
 * address, in any case, as parts of words too.
 */
export function judgeComment(
  { text, name, email, isKnown }: JudgedComment,
  settings: Pick<CommentSettings, 'hold' | 'holdWords' | 'spamWords'>,
): 'approved' | 'pending' | 'spam' {
  const links = text.match(/\bhttps?:\/\/|\bwww\./gi)?.length ?? 0;
  const searched = `${text}\n${name}\n${email}`.normalize('NFKC').toLowerCase();
  const has = (words: readonly string[]) => words.some((word) => searched.includes(word.normalize('NFKC')));
  if (links > SPAM_LINKS || has(settings.spamWords)) return 'spam';
  if (links > HELD_LINKS || has(settings.holdWords)) return 'pending';
  switch (settings.hold) {
    case 'nothing':
      return 'approved';
    case 'first':
      return isKnown ? 'approved' : 'pending';
    case 'everything':
      return 'pending';
  }
}
