import { dashboard } from '#messages/en/interface/dashboard.ts';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import styles from './screen.module.css';

/** Shown while loading. The spinner has a delay of its own, so that a quick answer does not flash. */
export function LoadingScreen() {
  return (
    <div className={styles['centered']}>
      <div className={styles['late']}>
        <Spinner label={translate(dashboard.loading)} size="large" />
      </div>
    </div>
  );
}
