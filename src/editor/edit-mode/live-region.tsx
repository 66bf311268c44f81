import { useSettled } from '#ui/use-settled.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useEditState } from '../workspace/use-edit-state.ts';

/** Longer than the time between keys that repeat: what is said is where a block came to rest. */
const SAID_AFTER_MS = 120;

/** Says to screen readers what a move, a deletion or an undo did. */
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
