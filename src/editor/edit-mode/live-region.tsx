import { useSettled } from '#ui/use-settled.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useEditState } from '../workspace/use-edit-state.ts';

/** Longer than the interval of key repeat, so that only the final position is announced. */
const SAID_AFTER_MS = 120;

/** Announces moves, deletions and undo to screen readers. */
export function LiveRegion() {
  const announcement = useSettled(
    useEditState((state) => state.announcement),
    SAID_AFTER_MS,
  );
  return (
    <VisuallyHidden>
      <output aria-live="polite">{announcement}</output>
    </VisuallyHidden>
  );
}
