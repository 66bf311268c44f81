import type { MouseEvent, PointerEventHandler } from 'react';
import { OverlayIcon } from './overlay-icon.tsx';

interface OverlayButtonProps {
  readonly label: string;
  readonly icon: Parameters<typeof OverlayIcon>[0]['name'];
  readonly text?: string;
  readonly isDisabled?: boolean;
  readonly className?: string;
  /** `isByKey`: pressed by keyboard, without a pointer position. */
  readonly onPress?: (isByKey: boolean) => void;
  readonly onPointerDown?: PointerEventHandler<HTMLButtonElement>;
}

/** A button drawn over the page. It leaves the focus on the selected element, so that keys keep working on it. */
export function OverlayButton(props: OverlayButtonProps) {
  const { label, icon, text, isDisabled = false, className = 'button', onPress, onPointerDown } = props;
  return (
    <button
      type="button"
      className={className}
      title={label}
      aria-label={text === undefined ? label : undefined}
      disabled={isDisabled}
      // What is dragged has other ways by keyboard.
      tabIndex={onPointerDown === undefined ? undefined : -1}
      onMouseDown={keepFocusOnPage}
      onPointerDown={onPointerDown}
      onClick={({ detail }) => onPress?.(detail === 0)}
    >
      <OverlayIcon name={icon} />
      {text}
    </button>
  );
}

function keepFocusOnPage(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault();
  const { ownerDocument } = event.currentTarget;
  // Afterwards the panel returns the focus to the element of the page that had it.
  if (!ownerDocument.hasFocus()) ownerDocument.defaultView?.focus();
}
