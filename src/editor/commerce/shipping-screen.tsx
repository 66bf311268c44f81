import { Plus, Truck } from 'lucide-react';
import { useState } from 'react';
import { toCents } from '#domain/money/cents.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import { shippingOptionSchema, type StoredShippingOption } from '#domain/store/shipping-option.ts';
import type { StoreSettings } from '#domain/store/store-settings.ts';
import { storeRules as words } from '#messages/en/interface/store-rules.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Switch } from '#ui/switch.tsx';
import { translate } from '#ui/translate.ts';
import { setRecordField } from '../commands/set-record-field.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { placesText } from './places-text.ts';
import { RuleList } from './rule-list.tsx';
import { removeRule } from './save-rule.ts';
import { ShippingDialog } from './shipping-dialog.tsx';
import { StoreScreen } from './store-screen.tsx';
import { useRules } from './use-rules.ts';
import { useStoreSettings } from './use-store-settings.ts';

/** How and where the store sends things, and what that costs (ORD-57 to ORD-62). */
export function ShippingScreen() {
  return <StoreScreen title={translate(words.shipping)}>{(store) => <Options store={store} />}</StoreScreen>;
}

function Options({ store }: { readonly store: DocumentStore }) {
  const options = useRules(store, 'shipping-option', shippingOptionSchema);
  const settings = useStoreSettings(store);
  const placed = options.flatMap(({ places, price }) => (price.kind === 'pickup' ? [] : [places]));
  const [open, setOpen] = useState<StoredShippingOption | 'new' | null>(null);
  const add = (
    <Button icon={<Plus aria-hidden="true" size={14} />} variant="primary" onPress={() => setOpen('new')}>
      {translate(words.addShipping)}
    </Button>
  );
  return (
    <>
      {options.length === 0 ? (
        <EmptyState icon={<Truck />} title={translate(words.noShipping)} actions={add}>
          {translate(words.noShippingText)}
        </EmptyState>
      ) : (
        <>
          <RuleList
            label={translate(words.shipping)}
            rows={options.map((option) => ({
              id: option.id,
              name: option.name,
              notes: [
                priceText(option, settings),
                ...(option.price.kind === 'pickup' ? [] : [placesText(option.places, placed)]),
              ],
              edit: () => setOpen(option),
              remove: () => removeRule(store, option.id, option.name, words.removeShipping),
            }))}
          />
          <div>{add}</div>
          <Switch
            label={translate(words.tellsFree)}
            description={translate(words.tellsFreeText)}
            isSelected={settings.tellsFreeDelivery}
            onChange={(isTold) =>
              store.run(setRecordField('settings', 'tellsFreeDelivery', isTold, words.tellsFree))
            }
          />
        </>
      )}
      {open === null ? null : (
        <ShippingDialog
          store={store}
          settings={settings}
          option={open === 'new' ? null : open}
          others={options}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

function priceText({ price }: StoredShippingOption, { currency }: StoreSettings): string {
  const said = (amount: number): string => formatMoney(moneyValue(toCents(amount), currency));
  if (price.kind === 'weight') return translate(words.weightNote, { count: price.bands.length });
  if (price.kind === 'pickup') return translate(words.pickupNote, { amount: said(price.order) });
  return price.piece === 0
    ? translate(words.flatNote, { amount: said(price.order) })
    : translate(words.flatPieceNote, { amount: said(price.order), piece: said(price.piece) });
}
