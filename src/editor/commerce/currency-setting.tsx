import { useState } from 'react';
import { toCents } from '#domain/money/cents.ts';
import { findCurrency, type CurrencyCode } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import { storeSettings as words } from '#messages/en/interface/store-settings.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { translate } from '#ui/translate.ts';
import { currencyOptions } from './currency-options.ts';

/** What a price is shown with: ten dollars, or a thousand yen. */
const EXAMPLE = toCents(1000);
const priceIn = (currency: CurrencyCode): string => isolated(formatMoney(moneyValue(EXAMPLE, currency)));

/** The currency of all prices; another one changes what things cost, which is said before (MON-08, COMM-113). */
export function CurrencySetting({
  value,
  onChange,
}: {
  readonly value: CurrencyCode;
  readonly onChange: (currency: CurrencyCode) => void;
}) {
  const [asked, setAsked] = useState<CurrencyCode>(value);
  const [isAsking, setAsking] = useState(false);
  const options = currencyOptions();
  return (
    <>
      <Select
        label={translate(words.currency)}
        description={translate(words.currencyText, { example: priceIn(value) })}
        options={options}
        value={value}
        onChange={(currency) => {
          if (currency === value) return;
          setAsked(currency);
          setAsking(true);
        }}
      />
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={translate(words.changeCurrency)}
        confirmLabel={translate(words.changeTo, { currency: findCurrency(asked)?.code ?? asked })}
        onConfirm={() => onChange(asked)}
      >
        <p>{translate(words.notConverted, { before: priceIn(value), after: priceIn(asked) })}</p>
      </ConfirmDialog>
    </>
  );
}

/** Amounts run from left to right, within a sentence of any direction. */
function isolated(amount: string): string {
  return `\u2066${amount}\u2069`;
}
