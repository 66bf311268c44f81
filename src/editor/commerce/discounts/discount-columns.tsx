import type { ListedDiscount } from '#contract/discounts.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { discounts as words } from '#messages/en/interface/discounts.ts';
import { formatDateTime } from '#ui/format-time.ts';
import type { TableColumn } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { CopyButton } from '../../panel/copy-button.tsx';
import { DiscountMenu } from './discount-menu.tsx';
import { effectText, STATE_NAMES } from './discount-words.ts';
import styles from './discounts.module.css';

/** What the list says of each discount. */
export function discountColumns(
  currency: CurrencyCode,
  open: (kind: 'edit' | 'codes', discount: ListedDiscount) => void,
): readonly TableColumn<ListedDiscount>[] {
  return [
    {
      id: 'title',
      title: translate(words.discount),
      isRowHeader: true,
      render: (discount) => (
        <span className={styles['name']}>
          <bdi>{discount.title}</bdi>
          <span className={styles['aside']}>{effectText(discount.effect, currency)}</span>
          <Trigger discount={discount} />
        </span>
      ),
    },
    {
      id: 'state',
      isShort: true,
      title: translate(words.state),
      render: ({ state }) => translate(STATE_NAMES[state]),
    },
    { id: 'uses', title: translate(words.uses), isSecondary: true, align: 'end', render: usesText },
    { id: 'period', title: translate(words.period), isSecondary: true, render: periodText },
    {
      id: 'actions',
      title: translate(words.actions),
      align: 'end',
      render: (discount) => (
        <DiscountMenu
          discount={discount}
          onEdit={() => open('edit', discount)}
          onMakeCodes={() => open('codes', discount)}
        />
      ),
    },
  ];
}

/** Its code with a button that copies it, or that it needs none. */
function Trigger({
  discount: { trigger, code, generated, generatedUsed },
}: {
  readonly discount: ListedDiscount;
}) {
  if (trigger === 'automatic') return <span className={styles['aside']}>{translate(words.automatic)}</span>;
  return (
    <>
      {code === null ? null : (
        <span className={styles['code']}>
          <bdi dir="ltr">{code}</bdi>
          <CopyButton text={code} label={translate(words.copyCode, { code })} />
        </span>
      )}
      {generated === 0 ? null : (
        <span className={styles['aside']}>
          {translate(words.generated, { used: generatedUsed, count: generated })}
        </span>
      )}
    </>
  );
}

function usesText({ uses, useLimit }: ListedDiscount): string {
  return useLimit === null
    ? translate(words.usesOf, { count: uses })
    : translate(words.usesOfLimit, { count: uses, limit: useLimit });
}

/** The minutes are those of the site, and shown as they are. */
function periodText({ startsAt, endsAt }: ListedDiscount): string {
  const start = formatDateTime(startsAt);
  return endsAt === null
    ? translate(words.from, { start })
    : translate(words.fromTo, { start, end: formatDateTime(endsAt) });
}
