import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listOrders } from '#contract/orders.ts';
import { previewStoreMail, testStoreMail } from '#contract/store-mails.ts';
import type { MailTexts } from '#domain/store/mail-text.ts';
import { isAboutOrder, type StoreMailKind } from '#domain/store/store-mails.ts';
import type { Id } from '#lib/id.ts';
import { storeMails as words } from '#messages/en/interface/store-mails.ts';
import { Button } from '#ui/button.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { useSettled } from '#ui/use-settled.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { ISOLATED_PAGE } from '../../frames/frame-privileges.ts';
import { LoadFailure } from '../../panel/load-failure.tsx';
import { useBootFacts } from '../../site-context/boot-context.ts';
import styles from './mails.module.css';

/** Orders to choose from, the newest. */
const OFFERED_ORDERS = 20;

interface MailPreviewProps {
  readonly kind: StoreMailKind;
  /** As they would be stored. */
  readonly texts: MailTexts;
}

/** A mail as a phone or a desktop shows it, with sample data or an order, also before it is saved (ORD-141). */
export function MailPreview({ kind, texts }: MailPreviewProps) {
  const [width, setWidth] = useState<'phone' | 'desktop'>('desktop');
  const [orderId, setOrderId] = useState<Id<'order'> | null>(null);
  const orders = useOfferedOrders();
  const settled = useSettled(JSON.stringify(texts));
  const shown = useQuery({
    queryKey: ['store-mails', 'preview', kind, settled, orderId],
    queryFn: () =>
      callEndpoint(previewStoreMail, { body: { kind, ...(JSON.parse(settled) as MailTexts), orderId } }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const test = useMutation({
    mutationFn: () => callEndpoint(testStoreMail, { body: { kind, ...texts, orderId } }),
    onSuccess: ({ to }) => void showToast(translate(words.tested, { email: to }), { tone: 'success' }),
    onError: (error) => void showToast(error.message, { tone: 'danger' }),
  });
  return (
    <section aria-label={translate(words.preview)} className={styles['preview']}>
      <div className={styles['bar']}>
        <SegmentedControl
          label={translate(words.preview)}
          options={[
            { value: 'phone', label: translate(words.phone) },
            { value: 'desktop', label: translate(words.desktop) },
          ]}
          value={width}
          onChange={setWidth}
        />
        {isAboutOrder(kind) ? (
          <Select<string>
            label={translate(words.shownWith)}
            options={[
              { value: '', label: translate(words.sample) },
              ...orders.map(({ id, number, name, email }) => ({
                value: id,
                label: `${number} ${name || email}`,
              })),
            ]}
            value={orderId ?? ''}
            onChange={(id) => setOrderId(orders.find((each) => each.id === id)?.id ?? null)}
          />
        ) : null}
        <Button isPending={test.isPending} onPress={() => test.mutate()}>
          {translate(words.test)}
        </Button>
      </div>
      {orderId !== null && shown.data?.isSample === true ? (
        <p className={styles['muted']}>{translate(words.noSuch)}</p>
      ) : null}
      {shown.isError ? (
        <LoadFailure retry={() => void shown.refetch()} />
      ) : shown.data === undefined ? (
        <Spinner label={translate(words.loading)} size="large" />
      ) : (
        <div className={styles['stage']}>
          {/* Nothing runs in it, and no link in it leads anywhere. */}
          <iframe
            title={shown.data.subject}
            sandbox={ISOLATED_PAGE}
            srcDoc={shown.data.html}
            className={styles[width]}
          />
        </div>
      )}
    </section>
  );
}

/** The newest orders, for those who may see orders. */
function useOfferedOrders() {
  const { permissions } = useBootFacts();
  const found = useQuery({
    queryKey: ['orders', 'offered'],
    queryFn: () => callEndpoint(listOrders, { query: { page: 1 } }),
    enabled: permissions.includes('commerce.orders'),
  });
  return found.data?.orders.slice(0, OFFERED_ORDERS) ?? [];
}
