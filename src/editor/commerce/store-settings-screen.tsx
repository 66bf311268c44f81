import { lengthUnit, MEASUREMENT_STANDARDS, weightUnit } from '#domain/store/measurement.ts';
import { storeSettingsSchema } from '#domain/store/store-settings.ts';
import { storeSettings as words } from '#messages/en/interface/store-settings.ts';
import type { Words } from '#messages/message.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { setRecordField } from '../commands/set-record-field.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { useGestureId } from '../documents/use-gesture-id.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { CurrencySetting } from './currency-setting.tsx';
import { GiftCardSetting } from './gift-card-setting.tsx';
import { LowStockSetting } from './low-stock-setting.tsx';
import { NumberingSetting } from './numbering-setting.tsx';
import { RetentionSetting } from './retention-setting.tsx';
import { SubscriptionSetting } from './subscription-setting.tsx';
import { WithdrawalSetting } from './withdrawal-setting.tsx';
import { ZeroFractionsSetting } from './zero-fractions-setting.tsx';
import { StoreScreen } from './store-screen.tsx';

/** Currency, units and seller of the store. Saved as it is typed, and live with it. */
export function StoreSettingsScreen() {
  return (
    <StoreScreen title={translate(words.settings)}>{(store) => <SettingsFields store={store} />}</StoreScreen>
  );
}

function SettingsFields({ store }: { readonly store: DocumentStore }) {
  const record = useRecord(store, 'settings');
  const settings = storeSettingsSchema.parse({ ...record, id: 'settings', type: 'settings' });
  const gesture = useGestureId();
  const set = (field: string, value: string, label: Words): void => {
    store.run(setRecordField('settings', field, value, label));
  };
  const typed = (field: string, label: Words) => ({
    onChange: (value: string) => {
      store.run(setRecordField('settings', field, value, label), gesture.current());
    },
    onBlur: gesture.end,
  });
  return (
    <>
      <PanelGroup title={translate(words.prices)}>
        <CurrencySetting
          value={settings.currency}
          onChange={(currency) => set('currency', currency, words.currency)}
        />
        <ZeroFractionsSetting store={store} settings={settings} />
      </PanelGroup>
      <PanelGroup title={translate(words.measures)} description={translate(words.measuresText)}>
        <SegmentedControl
          label={translate(words.measures)}
          isLabelHidden
          options={MEASUREMENT_STANDARDS.map((standard) => ({
            value: standard,
            label: translate(standard === 'metric' ? words.metric : words.imperial, {
              weight: weightUnit(standard),
              length: lengthUnit(standard),
            }),
          }))}
          value={settings.measurementStandard}
          onChange={(standard) => set('measurementStandard', standard, words.measures)}
        />
      </PanelGroup>
      <PanelGroup title={translate(words.seller)} description={translate(words.sellerText)}>
        <TextField
          {...typed('sellerName', words.sellerName)}
          label={translate(words.sellerName)}
          isOptional
          autoComplete="organization"
          value={settings.sellerName}
          maxLength={200}
        />
        <TextArea
          {...typed('sellerAddress', words.sellerAddress)}
          label={translate(words.sellerAddress)}
          autoComplete="street-address"
          value={settings.sellerAddress}
          maxLength={500}
          rows={3}
        />
        <TextField
          {...typed('taxNumber', words.taxNumber)}
          label={translate(words.taxNumber)}
          description={translate(words.taxNumberText)}
          isOptional
          autoComplete="off"
          value={settings.taxNumber}
          maxLength={50}
        />
      </PanelGroup>
      <LowStockSetting store={store} settings={settings} />
      <GiftCardSetting store={store} />
      <NumberingSetting store={store} />
      <SubscriptionSetting store={store} />
      <WithdrawalSetting store={store} />
      <RetentionSetting store={store} />
    </>
  );
}
