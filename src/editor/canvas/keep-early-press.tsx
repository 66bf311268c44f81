import { useEffect } from 'react';
import { useEditState } from '../workspace/use-edit-state.ts';
import { useCanvas, type CanvasUi, type EarlyPress } from '../canvas-ui/canvas-ui.ts';

/** An older press is dropped: acting on it now would surprise. */
const FORGOTTEN_AFTER_MS = 10_000;

/**
 * Used while the editing tools are loading: remembers the last click, or Enter, so that it need not be repeated
 * (EDIT-42).
 */
export function KeepEarlyPress() {
  const { frame, ui } = useCanvas();
  const isEditing = useEditState((state) => state.editingState !== 'NOT_EDITING');
  useEffect(() => {
    if (!isEditing) {
      ui.setState({ earlyPress: null });
      return undefined;
    }
    const ended = new AbortController();
    const keep = (event: Event, caret: EarlyPress['caret']): void => {
      const { target } = event;
      // Targets belong to the frame's realm: `instanceof` of this window's classes would be false.
      if (target === null || !('closest' in target)) return;
      ui.setState({ earlyPress: { target: target as Element, caret, at: performance.now() } });
    };
    frame.addEventListener(
      'click',
      (event) => {
        if (event.button === 0) keep(event, { x: event.clientX, y: event.clientY });
      },
      { signal: ended.signal },
    );
    frame.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Enter') keep(event, null);
      },
      { signal: ended.signal },
    );
    return () => ended.abort();
  }, [frame, ui, isEditing]);
  return null;
}

/** The remembered press; it is returned once. */
export function takeEarlyPress(ui: CanvasUi): EarlyPress | null {
  const { earlyPress } = ui.getState();
  if (earlyPress !== null) ui.setState({ earlyPress: null });
  return earlyPress === null || performance.now() - earlyPress.at > FORGOTTEN_AFTER_MS ? null : earlyPress;
}
