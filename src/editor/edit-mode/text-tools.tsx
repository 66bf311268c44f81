import { Suspense, type RefObject } from 'react';
import { useStore } from 'zustand';
import { useDocumentState } from '../documents/use-document-state.ts';
import { textHoldOf } from '../documents/text-hold.ts';
import { activeText } from '../rich-text/active-text.ts';
import { HoldNotice } from './hold-notice.tsx';
import { useActiveDocument } from '../workspace/use-active-document.ts';
import { useEditState } from '../workspace/use-edit-state.ts';
import { lazyPart } from '../loading/lazy-part.ts';

const TextToolbar = lazyPart(async () => (await import('../rich-text/text-toolbar.tsx')).TextToolbar);

const TableEdges = lazyPart(async () => (await import('../rich-text/table-edges.tsx')).TableEdges);

const SlashMenu = lazyPart(async () => (await import('../rich-text/slash-menu.tsx')).SlashMenu);

interface TextToolsProps {
  readonly area: RefObject<HTMLDivElement | null>;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly scale: number;
}

/** The formatting bar and the slash menu, or the notice of who holds the text. */
export function TextTools(props: TextToolsProps) {
  const store = useActiveDocument();
  const blockId = useEditState((state) => state.textBlockId);
  const session = useStore(activeText, (state) => state.session);
  const slash = useStore(activeText, (state) => state.slash);
  const people = useDocumentState(store, (state) => state.people);
  const me = useDocumentState(store, (state) => state.me);
  if (blockId === null) return null;
  const hold = textHoldOf(blockId, me, people);
  return (
    <>
      <HoldNotice hold={hold} blockId={blockId} />
      {session === null || hold.kind === 'theirs' ? null : (
        <Suspense fallback={null}>
          <TextToolbar key={blockId} {...props} blockId={blockId} session={session} />
          <TableEdges key={`edges ${blockId}`} {...props} session={session} />
          {slash === null ? null : <SlashMenu {...props} blockId={blockId} session={session} query={slash} />}
        </Suspense>
      )}
    </>
  );
}
