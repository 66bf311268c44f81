import { useMutation, useQueryClient } from '@tanstack/react-query';
import { withdrawHandover, type OpenHandover } from '#contract/site-handover.ts';
import { siteHandover } from '#messages/en/interface/site-handover.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { formatDate } from '#ui/format-time.ts';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { PEOPLE_KEY } from './use-handover.ts';

interface HandoverNoticeProps {
  readonly handover: OpenHandover;
  readonly isOwner: boolean;
}

/** To whom the site is offered, and until when; its owner can take the offer back (ROLE-23). */
export function HandoverNotice({ handover: { name, expiresAt, isExpired }, isOwner }: HandoverNoticeProps) {
  const queries = useQueryClient();
  const takeBack = useMutation({
    mutationFn: () => callEndpoint(withdrawHandover, {}),
    onSuccess: () => showToast(translate(siteHandover.takenBack)),
    onError: (error) => showToast(error.message, { tone: 'danger' }),
    onSettled: () => queries.invalidateQueries({ queryKey: [PEOPLE_KEY] }),
  });
  const date = formatDate(expiresAt);
  if (!isOwner) {
    return isExpired ? null : <Banner>{translate(siteHandover.offerOfOther, { name, date })}</Banner>;
  }
  return (
    <Banner
      tone={isExpired ? 'warning' : 'info'}
      title={translate(siteHandover.offered, { name })}
      actions={
        <Button size="small" isPending={takeBack.isPending} onPress={() => takeBack.mutate()}>
          {translate(siteHandover.takeBack)}
        </Button>
      }
    >
      {isExpired
        ? translate(siteHandover.offerExpired, { name })
        : translate(siteHandover.offeredText, { name, date })}
    </Banner>
  );
}
