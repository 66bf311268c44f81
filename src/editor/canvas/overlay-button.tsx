import type { PointerEventHandler } from 'react';
import { OverlayIcon } from './overlay-icon.tsx';

interface OverlayButtonProps {
  readonly label: string;
  readonly icon: Parameters<typeof OverlayIcon>[0]['name'];
  readonly text?: string;
  readonly isDisabled?: boolean;
  readonly className?: string;
  readonly onPress?: () => void;
  readonly onPointerDown?: PointerEventHandler<HTMLButtonElement>;
}

/** A button drawn over the page. It leaves the focus where it is, so that the keyboard stays with the selection. */
export function OverlayButton(props: OverlayButtonProps) {
  const { label, icon, text, isDisabled = false, className = 'button', onPress, onPointerDown } = props;
  return (
    <button
      type="button"
      className={className}
      title={label}
      aria-label={text === undefined ? label : undefined}
      disabled={isDisabled}
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={onPointerDown}
      onClick={onPress}
    >
      <OverlayIcon name={icon} />
      {text}
    </button>
  );
}
