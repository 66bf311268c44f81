import { memo, type ReactNode } from 'react';

interface StillWhileProps {
  readonly isStill: boolean;
  readonly children: ReactNode;
}

/**
 * What stands behind a dialog and is left with it: it is not drawn anew meanwhile. The link to a page that is made comes
 * before the answer to whoever makes it, and a list of many pages would be drawn once more between the two.
 */
export const StillWhile = memo(
  function StillWhile({ children }: StillWhileProps) {
    return children;
  },
  (_before, { isStill }) => isStill,
);
