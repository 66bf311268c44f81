import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import styles from './route-error.module.css';

/** A screen that failed: says so and leaves everything else usable (EDIT-128, EDIT-130). */
export function RouteError({ error }: { readonly error: unknown }) {
  return (
    <div className={styles['place']}>
      <Banner
        tone="danger"
        title="Something went wrong"
        actions={<Button onPress={() => window.location.reload()}>Try again</Button>}
      >
        {error instanceof Error ? error.message : 'Unable to load. Try again.'}
      </Banner>
    </div>
  );
}
