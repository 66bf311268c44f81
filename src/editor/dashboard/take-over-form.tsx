import { useMutation } from '@tanstack/react-query';
import { acceptHandover, declineHandover, type ReceivedHandover } from '#contract/site-handover.ts';
import { siteHandover } from '#messages/en/interface/site-handover.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import styles from './screen.module.css';

interface TakeOverFormProps {
  readonly handover: ReceivedHandover;
  /** Given what to tell the person. */
  readonly onAnswered: (message: string) => Promise<void>;
}

/** What accepting a site changes, and the two answers. A press answers, not the visit of a link. */
export function TakeOverForm({ handover, onAnswered }: TakeOverFormProps) {
  const { id, siteTitle, offeredBy } = handover;
  const params = { handoverId: id };
  const accepting = useMutation({
    mutationFn: () => callEndpoint(acceptHandover, { params }),
    onSuccess: () => onAnswered(translate(siteHandover.accepted, { site: siteTitle })),
  });
  const declining = useMutation({
    mutationFn: () => callEndpoint(declineHandover, { params }),
    onSuccess: () => onAnswered(translate(siteHandover.declined, { site: siteTitle })),
  });
  const error = accepting.error ?? declining.error;
  const isPending = accepting.isPending || declining.isPending;
  return (
    <div className={styles['form']}>
      {error === null ? null : <Banner tone="danger">{error.message}</Banner>}
      <p>{translate(siteHandover.changes, { name: offeredBy })}</p>
      <Button
        variant="primary"
        size="large"
        isFullWidth
        isPending={accepting.isPending}
        isDisabled={isPending}
        onPress={() => accepting.mutate()}
      >
        {translate(siteHandover.accept)}
      </Button>
      <Button
        isFullWidth
        isPending={declining.isPending}
        isDisabled={isPending}
        onPress={() => declining.mutate()}
      >
        {translate(siteHandover.decline)}
      </Button>
      <LinkButton href="/" variant="quiet" isFullWidth>
        {translate(siteHandover.later)}
      </LinkButton>
    </div>
  );
}
