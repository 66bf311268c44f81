import { Spinner } from '#ui/spinner.tsx';
import styles from './screen.module.css';

/** Nothing to show yet. The spinner waits a moment itself, so that a quick answer does not flash. */
export function LoadingScreen() {
  return (
    <div className={styles['centered']}>
      <div className={styles['late']}>
        <Spinner label="Loading" size="large" />
      </div>
    </div>
  );
}
