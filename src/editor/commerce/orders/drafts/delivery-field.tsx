import type { PricedOrder } from '#contract/order-drafts.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { DraftDelivery } from '#domain/orders/order-draft.ts';
import { ORDER_LIMITS } from '#domain/orders/order-limits.ts';
import { orderDrafts as words } from '#messages/en/interface/order-drafts.ts';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { typedAmount } from '../../amount-draft.ts';
import { moneyOf } from '../order-words.ts';
import styles from './drafts.module.css';

/** How it is delivered, as it is chosen: `agreed` as it was, `none`, `own`, `cheapest`, or the id of an option. */
export interface DeliveryDraft {
  readonly choice: string;
  readonly name: string;
  /** As it was typed. */
  readonly price: string;
}

export const CHEAPEST: DeliveryDraft = { choice: 'cheapest', name: '', price: '' };

/** What is sent; null where a delivery of the owner's is not whole. */
export function sentDelivery(
  { choice, name, price }: DeliveryDraft,
  currency: CurrencyCode,
): DraftDelivery | null {
  if (choice === 'none') return { kind: 'none' };
  if (choice !== 'own') return { kind: 'option', optionId: choice === 'cheapest' ? null : choice };
  const amount = typedAmount(price, currency);
  return amount === null || name.trim() === '' ? null : { kind: 'own', name: name.trim(), price: amount };
}

interface DeliveryFieldProps {
  readonly delivery: DeliveryDraft;
  readonly onChange: (delivery: DeliveryDraft) => void;
  readonly currency: CurrencyCode;
  readonly priced: PricedOrder | undefined;
  /** As it was agreed, for an order that is changed; null for a new one. */
  readonly agreed: string | null;
  readonly isTried: boolean;
}

/** By which option of the shop, at which price of the owner's, or not at all (ORD-100, ORD-105). */
export function DeliveryField(props: DeliveryFieldProps) {
  const { delivery, onChange, currency, priced, agreed, isTried } = props;
  // Options of the shop alone: one of the owner's is priced as if it were the only one.
  const offered = delivery.choice === 'own' || delivery.choice === 'agreed' ? [] : (priced?.options ?? []);
  const isKnown = offered.some(({ id }) => id === delivery.choice);
  const isOption = !['agreed', 'none', 'own', 'cheapest'].includes(delivery.choice);
  const lost = isOption && !isKnown && priced !== undefined;
  return (
    <div className={styles['form']}>
      <Select
        label={translate(words.delivery)}
        options={[
          ...(agreed === null ? [] : [{ value: 'agreed', label: agreed }]),
          { value: 'cheapest', label: translate(words.cheapest) },
          ...offered.map(({ id, name, price }) => ({
            value: id,
            label: name,
            description: moneyOf(price, currency),
          })),
          { value: 'own', label: translate(words.ownDelivery) },
          { value: 'none', label: translate(words.handedOver), description: translate(words.handedOverText) },
        ]}
        value={lost ? 'cheapest' : delivery.choice}
        errorMessage={problemOf(priced)}
        onChange={(choice) => onChange({ ...delivery, choice })}
      />
      {delivery.choice === 'own' ? (
        <div className={styles['fields']}>
          <TextField
            label={translate(words.deliveryName)}
            value={delivery.name}
            maxLength={ORDER_LIMITS.ownTitle}
            errorMessage={isTried && delivery.name.trim() === '' ? translate(words.titleNeeded) : undefined}
            onChange={(name) => onChange({ ...delivery, name })}
          />
          <TextField
            label={translate(words.deliveryPrice)}
            inputMode="decimal"
            suffix={currency}
            value={delivery.price}
            errorMessage={
              isTried && typedAmount(delivery.price, currency) === null
                ? translate(words.priceWrong)
                : undefined
            }
            onChange={(price) => onChange({ ...delivery, price })}
          />
        </div>
      ) : null}
    </div>
  );
}

function problemOf(priced: PricedOrder | undefined): string | undefined {
  if (priced === undefined || priced.deliveryProblem === null) return undefined;
  return translate(priced.deliveryProblem === 'there' ? words.notThere : words.notTogether);
}
