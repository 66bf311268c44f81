import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { renewBalanceLink } from '#contract/order-drafts.ts';
import type { Order } from '#contract/orders.ts';
import { kit } from '#messages/en/interface/kit.ts';
import { orderDrafts as words } from '#messages/en/interface/order-drafts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { formatDateTime } from '#ui/format-time.ts';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../../api/call-endpoint.ts';
import { moneyOf } from '../order-words.ts';
import { useRefreshOrders } from '../use-orders.ts';
import styles from '../orders.module.css';

/** A link by which the buyer pays what is open, to be copied or mailed; it works for seven days from now (ORD-100). */
export function LinkDialog({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) {
  const refresh = useRefreshOrders();
  const { id: orderId, due, currency, email } = order;
  const renew = useMutation({
    mutationFn: (isMailed: boolean) =>
      callEndpoint(renewBalanceLink, { params: { orderId }, body: { isMailed } }),
    onSettled: refresh,
  });
  const { mutate } = renew;
  useEffect(() => mutate(false), [mutate]);
  const link = renew.data;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link?.url ?? '');
      showToast(translate(words.copied), { tone: 'success' });
    } catch {
      // Browsers that let nobody write to the clipboard show the link to be copied by hand.
      showToast(translate(words.copyByHand));
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={translate(words.link)}
      footer={
        <>
          <Button onPress={onClose}>{translate(kit.close)}</Button>
          {email === '' ? null : (
            <Button
              isDisabled={link === undefined}
              isPending={renew.isPending && link !== undefined}
              onPress={() => {
                renew.mutate(true, {
                  onSuccess: () => {
                    showToast(translate(words.linkMailed), { tone: 'success' });
                    onClose();
                  },
                });
              }}
            >
              {translate(words.mailLink)}
            </Button>
          )}
          <Button variant="primary" isDisabled={link === undefined} onPress={() => void copy()}>
            {translate(words.copy)}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        {renew.isError ? <Banner tone="danger">{renew.error.message}</Banner> : null}
        {link === undefined ? (
          renew.isError ? null : (
            <Spinner label={translate(words.link)} />
          )
        ) : (
          <>
            <p className={styles['text']}>
              {translate(words.linkText, {
                amount: moneyOf(due, currency),
                date: `\u2068${formatDateTime(link.until)}\u2069`,
              })}
            </p>
            <TextField
              label={translate(words.link)}
              isReadOnly
              value={link.url}
              onFocus={(event) => {
                if (event.target instanceof HTMLInputElement) event.target.select();
              }}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
