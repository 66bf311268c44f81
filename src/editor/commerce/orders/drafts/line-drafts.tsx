import { useState } from 'react';
import { X } from 'lucide-react';
import type { PricedOrder } from '#contract/order-drafts.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { ORDER_LIMITS } from '#domain/orders/order-limits.ts';
import { orderDrafts as words } from '#messages/en/interface/order-drafts.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { typedAmount } from '../../amount-draft.ts';
import { moneyOf } from '../order-words.ts';
import { lineName, ownDraft, productDraft, sentLines, type LineDraft } from './line-draft.ts';
import { ProductDialog } from './product-dialog.tsx';
import styles from './drafts.module.css';

interface LineDraftsProps {
  readonly lines: readonly LineDraft[];
  readonly onChange: (change: (before: readonly LineDraft[]) => readonly LineDraft[]) => void;
  readonly currency: CurrencyCode;
  /** What those that are whole come to, one by one; empty as long as it is not known. */
  readonly priced: PricedOrder['lines'];
  /** So many more lines may be in the order. */
  readonly most: number;
  /** Whether what is missing is said. */
  readonly isTried: boolean;
}

/** Lines that are written into an order: of products, and of the owner's own words (ORD-105). */
export function LineDrafts({ lines, onChange, currency, priced, most, isTried }: LineDraftsProps) {
  const [isChoosing, setChoosing] = useState(false);
  const change = (key: string, changed: Partial<LineDraft>) =>
    onChange((before) =>
      before.map((line) => (line.key === key ? ({ ...line, ...changed } as LineDraft) : line)),
    );
  const amountAt = (place: number) => {
    const line = lines[place];
    if (line === undefined || sentLines([line], currency).length === 0) return null;
    return priced[sentLines(lines.slice(0, place), currency).length] ?? null;
  };
  const add = (line: LineDraft) => onChange((before) => [...before, line].slice(0, most));
  return (
    <div className={styles['form']}>
      {lines.length === 0 ? null : (
        <ul className={styles['lines']}>
          {lines.map((line, place) => (
            <LineRow
              key={line.key}
              line={line}
              currency={currency}
              amount={amountAt(place)}
              isTried={isTried}
              onChange={(changed) => change(line.key, changed)}
              onRemove={() => onChange((before) => before.filter(({ key }) => key !== line.key))}
            />
          ))}
        </ul>
      )}
      <div className={styles['row']}>
        <Button onPress={() => setChoosing(true)} isDisabled={lines.length >= most}>
          {translate(words.addProducts)}
        </Button>
        <Button onPress={() => add(ownDraft())} isDisabled={lines.length >= most}>
          {translate(words.addOwn)}
        </Button>
      </div>
      {isChoosing ? (
        <ProductDialog
          onClose={() => setChoosing(false)}
          onAdd={(found, inCurrency) =>
            onChange((before) => {
              const same = before.find(
                (line) => line.kind === 'product' && line.variantId === found.variantId,
              );
              if (same === undefined) return [...before, productDraft(found, inCurrency)].slice(0, most);
              return before.map((line) => (line === same ? { ...line, pieces: line.pieces + 1 } : line));
            })
          }
        />
      ) : null}
    </div>
  );
}

interface LineRowProps {
  readonly line: LineDraft;
  readonly currency: CurrencyCode;
  readonly amount: PricedOrder['lines'][number] | null;
  readonly isTried: boolean;
  readonly onChange: (changed: Partial<LineDraft>) => void;
  readonly onRemove: () => void;
}

function LineRow({ line, currency, amount, isTried, onChange, onRemove }: LineRowProps) {
  const name = lineName(line) || translate(words.ownItem);
  const isPrice = typedAmount(line.price, currency) !== null;
  const left = amount?.left ?? null;
  return (
    <li className={styles['draft']}>
      <div className={styles['head']}>
        {line.kind === 'own' ? (
          <TextField
            label={translate(words.title)}
            value={line.title}
            maxLength={ORDER_LIMITS.ownTitle}
            autoFocus
            className={styles['wide']}
            errorMessage={isTried && line.title.trim() === '' ? translate(words.titleNeeded) : undefined}
            onChange={(title) => onChange({ title })}
          />
        ) : (
          <span className={styles['name']}>
            <bdi>{line.title}</bdi>
            {line.optionText === '' ? null : <bdi className={styles['muted']}>{line.optionText}</bdi>}
          </span>
        )}
        <IconButton label={translate(words.remove, { title: name })} onPress={onRemove}>
          <X />
        </IconButton>
      </div>
      <div className={styles['row']}>
        <NumberField
          label={translate(words.pieces)}
          minValue={1}
          maxValue={ORDER_LIMITS.linePieces}
          value={line.pieces}
          className={styles['short']}
          errorMessage={left === null ? undefined : translate(words.onlyLeft, { left: String(left) })}
          onChange={(pieces) => onChange({ pieces: Number.isNaN(pieces) ? 1 : pieces })}
        />
        <TextField
          label={translate(words.price)}
          inputMode="decimal"
          suffix={currency}
          value={line.price}
          className={styles['short']}
          errorMessage={
            !isPrice && (isTried || line.price.trim() !== '') ? translate(words.priceWrong) : undefined
          }
          onChange={(price) => onChange({ price })}
        />
        <span className={styles['sum']}>{amount === null ? '' : moneyOf(amount.amount, currency)}</span>
      </div>
      {line.kind === 'own' ? (
        <Checkbox isSelected={line.isSent} onChange={(isSent) => onChange({ isSent })}>
          {translate(words.isSent)}
        </Checkbox>
      ) : null}
    </li>
  );
}
