import { FIRST_STEPS } from '#domain/store/first-steps.ts';
import { shopStart as words } from '#messages/en/interface/shop-start.ts';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { useEffect, useRef } from 'react';
import { LoadFailure } from '../../panel/load-failure.tsx';
import { Panel } from '../../panel/panel.tsx';
import { FirstSteps } from './first-steps.tsx';
import { Today } from './today.tsx';
import { useListChoice } from './use-list-choice.ts';
import { useShopStart } from './use-shop-start.ts';
import styles from './start.module.css';

/** Selling as it begins: the way to a first order, and once there is one what is to do. */
export function StartScreen() {
  const found = useShopStart();
  const [choice, choose] = useListChoice();
  const bringBack = useRef<HTMLButtonElement>(null);
  const wasHidden = useRef(false);
  const isAllDone = found.data?.done.length === FIRST_STEPS.length;
  const isListed = choice ?? !isAllDone;
  useEffect(() => {
    // The button that hid the list went with it.
    if (wasHidden.current) bringBack.current?.focus();
    wasHidden.current = false;
  }, [isListed]);
  return (
    <Panel
      title={translate(words.title)}
      actions={
        found.data === undefined || isListed ? undefined : (
          <Button ref={bringBack} onPress={() => choose(true)}>
            {translate(words.show)}
          </Button>
        )
      }
    >
      {found.isError ? (
        <LoadFailure retry={() => void found.refetch()} />
      ) : found.data === undefined ? (
        <Spinner label={translate(words.loading)} size="large" />
      ) : (
        <div className={styles['screen']}>
          {isListed ? (
            <FirstSteps
              done={found.data.done}
              productPath={found.data.productPath}
              onHide={() => {
                wasHidden.current = true;
                choose(false);
              }}
            />
          ) : null}
          {found.data.done.includes('order') || !isListed ? <Today start={found.data} /> : null}
        </div>
      )}
    </Panel>
  );
}
