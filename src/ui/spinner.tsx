import { ProgressBar } from 'react-aria-components';
import { classes } from './classes.ts';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** What is being waited for, for people who do not see it turn. */
  readonly label: string;
  readonly size?: 'small' | 'large' | undefined;
}

/** Something is going on and nobody knows for how long. */
export function Spinner({ label, size = 'small' }: SpinnerProps) {
  return (
    <ProgressBar aria-label={label} isIndeterminate className={classes(styles['spinner'], styles[size])}>
      <svg viewBox="0 0 16 16" fill="none" aria-hidden="true">
        <circle cx="8" cy="8" r="6.5" stroke="currentColor" strokeOpacity="0.2" strokeWidth="2" />
        <path d="M14.5 8A6.5 6.5 0 0 0 8 1.5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
    </ProgressBar>
  );
}
