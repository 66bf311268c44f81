import type { ReactElement } from 'react';
import { OverlayArrow, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import styles from './tooltip.module.css';

export interface TooltipProps {
  readonly text: string;
  readonly shortcut?: string | undefined;
  readonly placement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  /** One focusable element of the kit. */
  readonly children: ReactElement;
}

/** A short name beside the element that has the pointer or the focus. Never the only place of a fact. */
export function Tooltip({ text, shortcut, placement = 'top', children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={80}>
      {children}
      <AriaTooltip placement={placement} offset={8} className={styles['tooltip'] ?? ''}>
        <OverlayArrow className={styles['arrow'] ?? ''}>
          <svg width="8" height="4" viewBox="0 0 8 4" aria-hidden="true">
            <path d="M0 0 4 4 8 0" fill="currentColor" />
          </svg>
        </OverlayArrow>
        {text}
        {shortcut === undefined ? null : <kbd className={styles['shortcut']}>{shortcut}</kbd>}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
