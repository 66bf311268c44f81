import type { KeyboardEvent } from 'react';

/**
 * Whether Escape closes the part of a panel it is pressed in; it is then handled, so that the panel around it stays
 * (EDIT-208). Dialogs and menus opened from the part handle it themselves.
 */
export function isLeavingByKey(event: KeyboardEvent<HTMLElement>): boolean {
  const { key, target, currentTarget, nativeEvent } = event;
  if (key !== 'Escape' || event.defaultPrevented || nativeEvent.isComposing) return false;
  if (!(target instanceof Node) || !currentTarget.contains(target)) return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}
