import { COMMENTS_PER_PAGE } from './comment-limits.ts';
import type { CommentOrder } from './comment-settings.ts';

interface Line<Id extends string> {
  readonly id: Id;
  readonly parentId: Id | null;
  readonly likes: number;
}

/** More than this at once are too many for one page, whatever they hang on. */
const MAX_ON_PAGE = 500;

/**
 * Which comments stand on which page of a thread (COMT-07): 50 top comments each with all their replies, fewer where
 * these make more than 500 comments together.
 * @param lines oldest first; a reply whose parent is not among them is a top comment
 */
export function threadPages<Id extends string>(
  lines: readonly Line<Id>[],
  order: CommentOrder,
): readonly (readonly Id[])[] {
  const known = new Map(lines.map((line) => [line.id, line]));
  const threads = Map.groupBy(lines, (line) => topOf(line, known));
  const likesOf = (id: Id) => known.get(id)?.likes ?? 0;
  // The oldest of those that are liked as much come first.
  const sorted = order === 'liked' ? [...threads].sort(([a], [b]) => likesOf(b) - likesOf(a)) : [...threads];
  const tops = sorted.map(([, thread]) => thread);
  if (order === 'newest') tops.reverse();
  const pages: Id[][] = [];
  let count = 0;
  for (const thread of tops) {
    const page = pages.at(-1);
    const ids = thread.map(({ id }) => id);
    const isFull =
      page === undefined || count === COMMENTS_PER_PAGE || page.length + ids.length > MAX_ON_PAGE;
    if (isFull) {
      pages.push(ids);
      count = 1;
    } else {
      page.push(...ids);
      count += 1;
    }
  }
  return pages;
}

/** The comment at the top of a thread; of a circle of replies the one that was asked about. */
function topOf<Id extends string>(line: Line<Id>, known: ReadonlyMap<Id, Line<Id>>): Id {
  const seen = new Set<Id>();
  let top = line;
  while (top.parentId !== null && !seen.has(top.id)) {
    seen.add(top.id);
    const parent = known.get(top.parentId);
    if (parent === undefined) break;
    top = parent;
  }
  return top.id;
}
