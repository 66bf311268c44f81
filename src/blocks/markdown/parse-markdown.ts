import createMarkdownIt, { type MarkdownIt } from 'markdown-it';
import { buildMarkdownTree } from './build-markdown-tree.ts';
import { addFootnotes } from './footnote-rules.ts';
import { budgetOf, MarkdownBudget, TooMuchMarkdownError, withBudget } from './markdown-budget.ts';
import type { MarkdownTree } from './markdown-tree.ts';
import { wwwLength } from './www-length.ts';

/** Made with the first text: its patterns take milliseconds. */
let parser: MarkdownIt | null = null;

/**
 * CommonMark with GitHub's tables, task lists, footnotes, strikethrough and links without brackets. Raw HTML is left
 * out. Null where reading the text would take too much work: such a text is shown as it is written.
 *
 * @param budget counts the work, for whoever wants to know it
 */
export function parseMarkdown(source: string, budget = new MarkdownBudget()): MarkdownTree | null {
  try {
    parser ??= createParser();
    return buildMarkdownTree(parser.parse(source, withBudget(budget)), budget);
  } catch (error) {
    if (error instanceof TooMuchMarkdownError) return null;
    throw error;
  }
}

function createParser(): MarkdownIt {
  // HTML is read to be left out. No limit of the parser's own may be reached first: it drops what is beyond.
  const md = createMarkdownIt({ html: true, linkify: true, maxNesting: 1000 });
  // Where links may lead is decided where they are rendered.
  md.validateLink = () => true;
  md.linkify.set({ fuzzyLink: false });
  md.linkify.add('www.', {
    validate: (text, at) => wwwLength(text, at),
    normalize: (match) => {
      match.url = `http://${match.url}`;
    },
  });
  addFootnotes(md);
  md.block.ruler.before(
    'table',
    'budget',
    (state) => {
      const budget = budgetOf(state.env);
      budget.enter(state.level);
      budget.spend();
      return false;
    },
    { alt: ['paragraph', 'reference', 'blockquote', 'list', 'table'] },
  );
  md.inline.ruler.before('text', 'budget', (state) => {
    const budget = budgetOf(state.env);
    budget.enter(state.level);
    budget.spend();
    return false;
  });
  return md;
}
