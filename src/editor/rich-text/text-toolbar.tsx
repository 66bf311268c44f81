import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useStore } from 'zustand';
import { activeText } from './active-text.ts';
import { FormattingBar } from './formatting-bar.tsx';
import type { TextSession } from './text-session.ts';
import styles from './text-toolbar.module.css';

const GAP_PX = 10;

interface TextToolbarProps {
  readonly area: RefObject<HTMLDivElement | null>;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly scale: number;
  readonly blockId: string;
  readonly session: TextSession;
}

/** The formatting bar above the text that is edited; it stays in sight while the page scrolls. */
export function TextToolbar({ area, frame, scale, blockId, session }: TextToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState<{ readonly left: number; readonly top: number } | null>(null);
  const isLinkOpen = useStore(activeText, (state) => state.isLinkOpen);
  const setLinkOpen = useStore(activeText, (state) => state.setLinkOpen);

  useLayoutEffect(() => {
    const view = frame.current?.contentWindow;
    const page = frame.current?.contentDocument;
    if (view === null || view === undefined || page === null || page === undefined) return undefined;
    const put = (): void => {
      const text = page.querySelector(`[data-block="${CSS.escape(blockId)}"]`)?.getBoundingClientRect();
      const room = area.current?.getBoundingClientRect();
      const shown = frame.current?.getBoundingClientRect();
      const own = bar.current?.getBoundingClientRect();
      if (text === undefined || room === undefined || shown === undefined || own === undefined) return;
      // The frame's coordinates, brought into those of the area around it.
      const left = shown.left - room.left + text.left * scale;
      const above = shown.top - room.top + text.top * scale - own.height - GAP_PX;
      setPosition({
        left: Math.max(8, Math.min(left, room.width - own.width - 8)),
        top: Math.max(8, Math.min(above, room.height - own.height - 8)),
      });
    };
    put();
    view.addEventListener('scroll', put, { passive: true });
    window.addEventListener('resize', put);
    const observer = new ResizeObserver(put);
    if (bar.current !== null) observer.observe(bar.current);
    // A text that stands in the middle of its row, or at its end, grows upwards.
    const block = page.querySelector(`[data-block="${CSS.escape(blockId)}"]`);
    if (block !== null) observer.observe(block);
    return () => {
      view.removeEventListener('scroll', put);
      window.removeEventListener('resize', put);
      observer.disconnect();
    };
  }, [area, frame, scale, blockId]);

  useEffect(() => {
    const focusToolbar = (): void => {
      window.focus();
      bar.current?.querySelector<HTMLElement>('select, button')?.focus();
    };
    activeText.setState({ focusToolbar });
    return () => activeText.setState({ focusToolbar: null });
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape in the bar it holds goes back to the text
    <div
      ref={bar}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        session.editor.commands.focus();
      }}
      className={styles['place']}
      style={
        position === null
          ? { visibility: 'hidden' }
          : { transform: `translate(${position.left}px, ${position.top}px)` }
      }
    >
      <FormattingBar session={session} isLinkOpen={isLinkOpen} onLinkOpen={setLinkOpen} />
    </div>
  );
}
