import { lazy, Suspense, type RefObject } from 'react';
import { useStore } from 'zustand';
import { activeText } from '../rich-text/active-text.ts';
import { useEditState } from './use-edit-state.ts';

const TextToolbar = lazy(async () => ({ default: (await import('../rich-text/text-toolbar.tsx')).TextToolbar }));

interface TextToolsProps {
  readonly area: RefObject<HTMLDivElement | null>;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly scale: number;
}

/** The formatting bar, fetched when a text is edited for the first time. */
export function TextTools(props: TextToolsProps) {
  const blockId = useEditState((state) => state.textBlockId);
  const session = useStore(activeText, (state) => state.session);
  if (blockId === null || session === null) return null;
  return (
    <Suspense fallback={null}>
      <TextToolbar key={blockId} {...props} blockId={blockId} session={session} />
    </Suspense>
  );
}
