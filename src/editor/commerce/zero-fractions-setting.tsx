import { fractionDigitsOf, type CurrencyCode } from '#domain/money/currencies.ts';
import { shownPrice } from '#domain/products/shown-price.ts';
import type { StoreSettings } from '#domain/store/store-settings.ts';
import { storeSettings as words } from '#messages/en/interface/store-settings.ts';
import { Switch } from '#ui/switch.tsx';
import { translate } from '#ui/translate.ts';
import { setRecordField } from '../commands/set-record-field.ts';
import type { DocumentStore } from '../documents/document-store.ts';

interface ZeroFractionsSettingProps {
  readonly store: DocumentStore;
  readonly settings: StoreSettings;
}

/** Whether lists and pages of products leave out a fraction of nothing but zeros (MON-49). */
export function ZeroFractionsSetting({ store, settings }: ZeroFractionsSettingProps) {
  const { currency, trimsZeroFractions } = settings;
  if (fractionDigitsOf(currency) === 0) return null;
  return (
    <Switch
      label={translate(words.trimsZeroFractions)}
      description={translate(words.trimsZeroFractionsText, {
        short: priceOf(currency, true),
        long: priceOf(currency, false),
      })}
      isSelected={trimsZeroFractions}
      onChange={(isOn) =>
        store.run(setRecordField('settings', 'trimsZeroFractions', isOn, words.trimsZeroFractions))
      }
    />
  );
}

/** Ten of the currency; amounts run from left to right, within a sentence of any direction. */
function priceOf(currency: CurrencyCode, trimsZeroFractions: boolean): string {
  return `\u2066${shownPrice(1000, { currency, trimsZeroFractions })}\u2069`;
}
