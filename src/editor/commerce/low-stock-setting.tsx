import { MAX_LOW_STOCK, type StoreSettings } from '#domain/store/store-settings.ts';
import { storeSettings as words } from '#messages/en/interface/store-settings.ts';
import { NumberField } from '#ui/number-field.tsx';
import { Switch } from '#ui/switch.tsx';
import { translate } from '#ui/translate.ts';
import { setRecordField } from '../commands/set-record-field.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { PanelGroup } from '../panel/panel-group.tsx';

interface LowStockSettingProps {
  readonly store: DocumentStore;
  readonly settings: StoreSettings;
}

/** Whether product pages say how many pieces are left, and from how many on (ORD-90). */
export function LowStockSetting({ store, settings: { showsLowStock, lowStockFrom } }: LowStockSettingProps) {
  return (
    <PanelGroup title={translate(words.stock)}>
      <Switch
        label={translate(words.showsLowStock)}
        description={translate(words.showsLowStockText, { n: lowStockFrom })}
        isSelected={showsLowStock}
        onChange={(isOn) => store.run(setRecordField('settings', 'showsLowStock', isOn, words.showsLowStock))}
      />
      {showsLowStock ? (
        <NumberField
          label={translate(words.lowStock)}
          minValue={1}
          maxValue={MAX_LOW_STOCK}
          value={lowStockFrom}
          onChange={(value) => {
            if (Number.isNaN(value)) return;
            store.run(setRecordField('settings', 'lowStockFrom', value, words.lowStock));
          }}
        />
      ) : null}
    </PanelGroup>
  );
}
