import { Fragment, Slice, type Node } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';

/** What is kept of a rule that was applied to something typed. */
interface AppliedRule {
  readonly transform: Transaction;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * The document as it was typed, before a rule made something else of it (`- ` a list); null where none did (EDIT-193).
 * @param state after the transaction
 */
export function typedBeforeRule(state: EditorState, transaction: Transaction): Node | null {
  const applied = state.plugins
    .filter((plugin) => 'isInputRules' in plugin.spec)
    .map((plugin) => transaction.getMeta(plugin) as AppliedRule | undefined)
    .find((each) => each?.transform !== undefined);
  if (applied === undefined) return null;
  const [before = transaction.before] = applied.transform.docs;
  const { from, to, text } = applied;
  // A line that was ended, not written.
  if (text === '' || text === '\n') return before;
  const letters = state.schema.text(text, before.resolve(from).marks());
  return before.replace(from, to, new Slice(Fragment.from(letters), 0, 0));
}
