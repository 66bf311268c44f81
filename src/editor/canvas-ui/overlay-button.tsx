import type { MouseEvent, PointerEventHandler } from 'react';
import { OverlayIcon } from './overlay-icon.tsx';

interface OverlayButtonProps {
  readonly label: string;
  readonly icon: Parameters<typeof OverlayIcon>[0]['name'];
  readonly text?: string;
  readonly isDisabled?: boolean;
  readonly className?: string;
  /** `isByKey`: by keyboard, which has no place to point at. */
  readonly onPress?: (isByKey: boolean) => void;
  readonly onPointerDown?: PointerEventHandler<HTMLButtonElement>;
}

/** A button drawn over the page. It leaves the focus on what is selected there, so that the keyboard stays with it. */
export function OverlayButton(props: OverlayButtonProps) {
  const { label, icon, text, isDisabled = false, className = 'button', onPress, onPointerDown } = props;
  return (
    <button
      type="button"
      className={className}
      title={label}
      aria-label={text === undefined ? label : undefined}
      disabled={isDisabled}
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
  // From the panel it comes back to what had it on the page.
  if (!ownerDocument.hasFocus()) ownerDocument.defaultView?.focus();
}
