import { copyBlocks, copySection, type ClipboardContent } from '../commands/clipboard-content.ts';
import { pasteBlocks } from '../commands/paste-blocks.ts';
import { sectionsOf } from '../document/layout.ts';
import type { Clipboard } from './clipboard.ts';
import type { EditScope } from './edit-scope.ts';

/** Copying, cutting and pasting blocks and sections, also between pages and sites. */
export function createClipboardActions(scope: EditScope, clipboard: Clipboard, remove: () => void) {
  const { edit, runOrTell, view, newId, selectedBlocks, selectedSection, selectBlocks } = scope;

  function copied(): ClipboardContent | null {
    const { selection } = edit.getState();
    const records = view();
    if (selection.kind === 'blocks') return copyBlocks(records, selection.blockIds);
    return selection.kind === 'section' ? copySection(records, selection.sectionId) : null;
  }

  return {
    async copy(): Promise<boolean> {
      const content = copied();
      if (content === null) return false;
      await clipboard.write(content);
      edit.announce('Copied');
      return true;
    },
    async cut(): Promise<void> {
      const content = copied();
      if (content === null) return;
      await clipboard.write(content);
      remove();
    },
    async paste(text?: string): Promise<void> {
      const content = await clipboard.read(text);
      if (content === null) return;
      const sectionId = selectedSection() ?? sectionsOf(view()).at(-1)?.id ?? null;
      const afterBlockId = selectedBlocks().at(-1) ?? null;
      const done = runOrTell(pasteBlocks(view(), content, { sectionId, afterBlockId }, newId));
      const first = done?.selectIds[0];
      if (done === null || first === undefined) return;
      if (content.sections.length > 0) edit.select({ kind: 'section', sectionId: first });
      else selectBlocks(done.selectIds);
      edit.announce('Pasted');
    },
  };
}
