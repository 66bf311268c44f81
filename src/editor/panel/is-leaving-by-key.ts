import type { KeyboardEvent } from 'react';

/**
 * Whether a key is a press of Escape that leaves the part of a panel it is pressed in; it is used up then, so that the
 * panel around it stays (EDIT-208). Dialogs and menus that were opened from the part have it for themselves.
 */
export function isLeavingByKey(event: KeyboardEvent<HTMLElement>): boolean {
  const { key, target, currentTarget, nativeEvent } = event;
  if (key !== 'Escape' || event.defaultPrevented || nativeEvent.isComposing) return false;
  if (!(target instanceof Node) || !currentTarget.contains(target)) return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}
