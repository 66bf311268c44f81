import { WITHDRAWAL_CHOICES, WITHDRAWAL_DAYS } from '#domain/store/withdrawal.ts';
import { orderWithdrawals as words } from '#messages/en/interface/order-withdrawals.ts';
import { NumberField } from '#ui/number-field.tsx';
import { Select } from '#ui/select.tsx';
import { translate } from '#ui/translate.ts';
import { setRecordField } from '../commands/set-record-field.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { useStoreSettings } from './use-store-settings.ts';

const CHOICES = { auto: words.auto, on: words.on, off: words.off } as const;

/** Whether, and how long, buyers in the EU withdraw from the contract on the page of their order (ORD-147). */
export function WithdrawalSetting({ store }: { readonly store: DocumentStore }) {
  const { withdrawal, withdrawalDays } = useStoreSettings(store);
  return (
    <PanelGroup title={translate(words.setting)} description={translate(words.settingText)}>
      <Select
        label={translate(words.offered)}
        options={WITHDRAWAL_CHOICES.map((value) => ({ value, label: translate(CHOICES[value]) }))}
        value={withdrawal}
        onChange={(choice) => store.run(setRecordField('settings', 'withdrawal', choice, words.setting))}
      />
      {withdrawal === 'off' ? null : (
        <NumberField
          label={translate(words.days)}
          minValue={WITHDRAWAL_DAYS.least}
          maxValue={WITHDRAWAL_DAYS.most}
          value={withdrawalDays}
          onChange={(days) => {
            if (!Number.isNaN(days)) {
              store.run(setRecordField('settings', 'withdrawalDays', days, words.days));
            }
          }}
        />
      )}
    </PanelGroup>
  );
}
