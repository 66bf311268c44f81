import { useInfiniteQuery } from '@tanstack/react-query';
import { listAccountActivity, type AccountActivity } from '#contract/activity.ts';
import type { AccountActivityKind } from '#domain/activity/activity-kinds.ts';
import { activity } from '#messages/en/interface/activity.ts';
import type { Message } from '#messages/message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { formatDateTime } from '#ui/format-time.ts';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import styles from './second-factor.module.css';
import list from './sessions-card.module.css';

const WORDS: Readonly<Record<AccountActivityKind, Message>> = {
  'signed-in': activity.signedIn,
  'password-changed': activity.passwordChanged,
  'password-off': activity.passwordOff,
  'password-on': activity.passwordOn,
  'password-again': activity.passwordAgain,
  'email-asked': activity.emailAsked,
  'factor-on': activity.factorOn,
  'factor-off': activity.factorOff,
  'factor-reset': activity.factorReset,
  'codes-new': activity.codesNew,
  'code-used': activity.codeUsed,
  'passkey-added': activity.passkeyAdded,
  'passkey-removed': activity.passkeyRemoved,
  'sessions-ended': activity.sessionsEnded,
};

/** What was done to the account: sign-ins, and changes of how one signs in. */
export function AccountActivityCard() {
  const log = useInfiniteQuery({
    queryKey: ['account-activity'],
    queryFn: ({ pageParam }) =>
      callEndpoint(listAccountActivity, { query: pageParam === null ? {} : { before: pageParam } }),
    initialPageParam: null as AccountActivity['id'] | null,
    getNextPageParam: ({ before }) => before,
  });
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <Card title={translate(activity.accountTitle)} description={translate(activity.accountText)}>
      <div className={styles['stack']}>
        {log.isPending ? <Spinner label={translate(activity.loading)} /> : null}
        {log.isError ? <Banner tone="danger">{log.error.message}</Banner> : null}
        {log.data !== undefined && entries.length === 0 ? <p>{translate(activity.empty)}</p> : null}
        <ul className={list['list']} aria-label={translate(activity.accountTitle)}>
          {entries.map(({ id, kind, device, at }) => (
            <li key={id} className={list['session']}>
              <div className={list['texts']}>
                <p className={list['device']}>{translate(WORDS[kind])}</p>
                <p className={list['times']}>
                  <time dateTime={at}>{formatDateTime(at)}</time> {device === '' ? null : `· ${device}`}
                </p>
              </div>
            </li>
          ))}
        </ul>
        {log.hasNextPage ? (
          <div className={styles['buttons']}>
            <Button isPending={log.isFetchingNextPage} onPress={() => void log.fetchNextPage()}>
              {translate(activity.showMore)}
            </Button>
          </div>
        ) : null}
      </div>
    </Card>
  );
}
