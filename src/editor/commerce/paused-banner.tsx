import { useQuery } from '@tanstack/react-query';
import { useNavigate, useLocation } from 'react-router';
import { storeFacts } from '#contract/store.ts';
import { storeRules as words } from '#messages/en/interface/store-rules.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useBootFacts } from '../site-context/boot-context.ts';
import styles from './commerce.module.css';
import { STORE_FACTS_KEY } from './use-shown-pause.ts';

/** Where the switch is, beside which nobody has to be told. */
const SWITCH_PATH = '/commerce/checkout';

/** Says on every screen of Selling that the owner has paused the store, with the way to its switch (ORD-29). */
export function PausedBanner() {
  const { permissions } = useBootFacts();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const mayKnow = permissions.some((each) => each === 'content.read' || each === 'commerce.store-settings');
  const facts = useQuery({
    queryKey: STORE_FACTS_KEY,
    queryFn: () => callEndpoint(storeFacts, {}),
    enabled: mayKnow,
  });
  if (facts.data?.isPaused !== true || pathname === SWITCH_PATH) return null;
  return (
    <Banner
      tone="warning"
      className={styles['paused']}
      title={translate(words.isPaused)}
      actions={
        permissions.includes('commerce.store-settings') ? (
          <Button onPress={() => void navigate(SWITCH_PATH)}>{translate(words.toSwitch)}</Button>
        ) : undefined
      }
    >
      {translate(words.isPausedText)}
    </Banner>
  );
}
