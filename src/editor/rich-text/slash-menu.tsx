import type { RefObject } from 'react';
import { useWorkspace } from '../workspace/workspace.ts';
import { activeText } from './active-text.ts';
import { positionBelow } from './position-below.ts';
import { SlashList } from './slash-list.tsx';
import type { SlashQuery } from './slash-query.ts';
import type { TextSession } from './text-session.ts';
import { useInsertBlock } from './use-insert-block.ts';

interface SlashMenuProps {
  readonly area: RefObject<HTMLDivElement | null>;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly scale: number;
  readonly blockId: string;
  readonly session: TextSession;
  readonly query: SlashQuery;
}

/** The menu behind a slash in a text of the canvas: styles of its lines, and blocks that are put into it (EDIT-192). */
export function SlashMenu({ area, frame, scale, blockId, session, query }: SlashMenuProps) {
  const { edit } = useWorkspace();
  const insertBlock = useInsertBlock(blockId, session);
  return (
    <SlashList
      session={session}
      query={query}
      onBlock={({ declaration }) => insertBlock(declaration)}
      announce={(message) => edit.announce(message)}
      takeKeys={(slashKeys) => activeText.setState({ slashKeys })}
      follow={(put) => {
        const view = frame.current?.contentWindow;
        view?.addEventListener('scroll', put, { passive: true });
        window.addEventListener('resize', put);
        return () => {
          view?.removeEventListener('scroll', put);
          window.removeEventListener('resize', put);
        };
      }}
      positionOf={(own) => {
        const shown = frame.current?.getBoundingClientRect();
        const room = area.current?.getBoundingClientRect();
        if (shown === undefined || room === undefined) return null;
        return positionBelow(session.editor.view.coordsAtPos(query.from), { shown, scale, room, own });
      }}
    />
  );
}
