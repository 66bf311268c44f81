import { translateContent } from '../documents/content-language.ts';
import { findBlock } from '#blocks/registry.ts';
import type { BlockDeclaration } from '#blocks/define-block.ts';
import { startingDraft } from '#compose/block-draft.ts';
import { createId } from '#lib/id.ts';
import { showToast } from '#ui/show-toast.ts';
import { hasInlineText } from '../inline-text-targets/has-inline-text.ts';
import { blockLimitMessage } from '../commands/block-limit.ts';
import { insertInText } from '../commands/insert-in-text.ts';
import { parsedBlock } from '../documents/parsed-record.ts';
import { useActiveDocument } from '../workspace/use-active-document.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import type { TextSession } from './text-session.ts';

/** Puts a block where the slash was typed, and selects it: its settings are what comes next (EDIT-192). */
export function useInsertBlock(textBlockId: string, session: TextSession): (block: BlockDeclaration) => void {
  const { edit } = useWorkspace();
  const store = useActiveDocument();
  return (declaration) => {
    const { view } = store.getState();
    const text = parsedBlock(view[textBlockId]);
    const field = text === null ? undefined : findBlock(text.blockType)?.inlineField;
    const message = blockLimitMessage(view, 2);
    if (field === undefined || message !== null) {
      session.slash.close();
      if (message !== null) showToast(message, { tone: 'danger' });
      return;
    }
    const split = session.splitAtSlash();
    if (split === null) return;
    const draft = startingDraft(declaration.type, translateContent);
    const { height = 'text' } = declaration;
    const id = createId();
    const done = insertInText(view, {
      ...split,
      textBlockId,
      field,
      restId: createId(),
      block: {
        id,
        draft,
        title: declaration.title,
        size: declaration.size,
        height: typeof height === 'function' ? height(draft.data) : height,
      },
    });
    if (!done.ok) {
      showToast(done.error, { tone: 'danger' });
      return;
    }
    store.run(done.value);
    edit.select({ kind: 'blocks', blockIds: [id] });
    if (hasInlineText(declaration.type)) edit.editTextOf(id);
    else edit.setState({ isPanelOpen: true });
  };
}
