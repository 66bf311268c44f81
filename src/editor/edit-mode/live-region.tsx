import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useEditState } from './use-edit-state.ts';

/** Says to screen readers what a move, a deletion or an undo did. */
export function LiveRegion() {
  const announcement = useEditState((state) => state.announcement);
  return (
    <VisuallyHidden>
      <output aria-live="polite">{announcement}</output>
    </VisuallyHidden>
  );
}
