import { configArea } from '#messages/en/interface/config-area.ts';
import { kit } from '#messages/en/interface/kit.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { translate } from '#ui/translate.ts';
import { useEffect } from 'react';
import { endFirstLook } from '../loading/first-look.ts';
import styles from './route-error.module.css';

/** A screen that failed: says so and leaves everything else usable (EDIT-128, EDIT-130). */
export function RouteError({ error }: { readonly error: unknown }) {
  useEffect(endFirstLook, []);
  return (
    <div className={styles['place']}>
      <Banner
        tone="danger"
        title={translate(kit.failed)}
        actions={<Button onPress={() => window.location.reload()}>{translate(configArea.tryAgain)}</Button>}
      >
        {error instanceof Error ? error.message : translate(configArea.notLoaded)}
      </Banner>
    </div>
  );
}
