import { useState } from 'react';
import { changeSubscriptionLines } from '#contract/subscription-changes.ts';
import type { Subscription } from '#contract/subscriptions.ts';
import { subscriptionScreens as words } from '#messages/en/interface/subscriptions.ts';
import { NumberField } from '#ui/number-field.tsx';
import { Select } from '#ui/select.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { LoadFailure } from '../../panel/load-failure.tsx';
import { OrderDialog } from '../orders/order-dialog.tsx';
import { moneyOf } from '../orders/order-words.ts';
import { useSubscriptionChoices } from './use-subscriptions.ts';
import styles from '../orders/orders.module.css';

interface ChangeLinesDialogProps {
  readonly subscription: Subscription;
  readonly onClose: () => void;
}

/** Other pieces, or another variant of the product, from the next charge on (ORD-117). */
export function ChangeLinesDialog({ subscription, onClose }: ChangeLinesDialogProps) {
  const { id: subscriptionId, version, currency, title, pending } = subscription;
  const [pieces, setPieces] = useState(pending.lines?.pieces ?? subscription.pieces);
  const [chosen, setChosen] = useState(pending.lines?.variantId ?? null);
  const found = useSubscriptionChoices(subscriptionId);
  const variants = found.data?.variants ?? [];
  const variant = variants.find(({ variantId }) => variantId === chosen) ?? variants[0];
  const isCount = variant !== undefined && pieces >= 1 && pieces <= variant.most;
  return (
    <OrderDialog
      title={translate(words.changeLinesTitle)}
      action={translate(words.save)}
      onClose={onClose}
      send={() => {
        if (variant === undefined || !isCount) return null;
        const body = { version, pieces, variantId: variant.variantId };
        return callEndpoint(changeSubscriptionLines, { params: { subscriptionId }, body });
      }}
    >
      <p className={styles['text']}>{translate(words.changeText)}</p>
      {found.isPending ? <Spinner label={translate(words.loading)} /> : null}
      {found.isError ? <LoadFailure retry={() => void found.refetch()} /> : null}
      {variants.length > 1 ? (
        <Select
          label={translate(words.choice)}
          options={variants.map(({ variantId, text, unit, canBeHad }) => ({
            value: variantId,
            label: `${text === '' ? title : text} · ${moneyOf(unit, currency)}`,
            description: canBeHad ? undefined : translate(words.soldOut),
            isDisabled: !canBeHad,
          }))}
          value={variant?.variantId ?? null}
          onChange={setChosen}
        />
      ) : null}
      {variant === undefined ? null : (
        <>
          <NumberField
            label={translate(words.pieces)}
            value={pieces}
            minValue={1}
            maxValue={variant.most}
            formatOptions={{ maximumFractionDigits: 0 }}
            onChange={setPieces}
            errorMessage={isCount ? '' : translate(words.piecesWrong, { max: variant.most })}
          />
          <p className={styles['muted']}>
            {translate(words.thenEach, { amount: moneyOf(variant.unit * (isCount ? pieces : 1), currency) })}
          </p>
        </>
      )}
      <p className={styles['muted']}>{translate(words.mailed)}</p>
    </OrderDialog>
  );
}
