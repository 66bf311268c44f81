import { createStore } from 'zustand/vanilla';
import type { SlashQuery } from './slash-query.ts';
import type { TextSession } from './text-session.ts';

export interface ActiveText {
  readonly blockId: string | null;
  readonly session: TextSession | null;
  readonly isLinkOpen: boolean;
  /** What is typed behind a slash now, and who takes its keys. */
  readonly slash: SlashQuery | null;
  readonly slashKeys: ((event: KeyboardEvent) => boolean) | null;
  /** Brings the keyboard to the formatting bar. */
  readonly focusToolbar: (() => void) | null;
  /** Milliseconds since 1970 of the last key. */
  readonly lastTypedAt: number;
  readonly begin: (blockId: string, session: TextSession) => void;
  readonly end: (session: TextSession) => void;
  readonly typed: () => void;
  readonly setLinkOpen: (isOpen: boolean) => void;
}

/** The text that is typed in now: what the formatting bar works on. One at a time in a window. */
export const activeText = createStore<ActiveText>((set, get) => ({
  blockId: null,
  session: null,
  isLinkOpen: false,
  slash: null,
  slashKeys: null,
  focusToolbar: null,
  lastTypedAt: 0,
  begin: (blockId, session) =>
    set({ blockId, session, isLinkOpen: false, slash: null, lastTypedAt: Date.now() }),
  end: (session) => {
    if (get().session === session) set({ blockId: null, session: null, isLinkOpen: false, slash: null });
  },
  typed: () => set({ lastTypedAt: Date.now() }),
  setLinkOpen: (isLinkOpen) => set({ isLinkOpen }),
}));
