import { UNPAID_CHOICES } from '#domain/store/store-settings.ts';
import { REMINDER_DAYS } from '#domain/subscriptions/reminder.ts';
import { subscriptionScreens as words } from '#messages/en/interface/subscriptions.ts';
import { NumberField } from '#ui/number-field.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { translate } from '#ui/translate.ts';
import { setRecordField } from '../commands/set-record-field.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { useStoreSettings } from './use-store-settings.ts';

const UNPAID = { cancel: words.unpaidCancel, pause: words.unpaidPause } as const;

/** What subscribers may do by themselves, when they are reminded, and what becomes of what stays unpaid (ORD-111, ORD-112, ORD-115). */
export function SubscriptionSetting({ store }: { readonly store: DocumentStore }) {
  const { subscribersPause, unpaidSubscriptions, renewalReminderDays, remindsOfShortPeriods } =
    useStoreSettings(store);
  return (
    <PanelGroup title={translate(words.title)}>
      <Switch
        label={translate(words.buyersPause)}
        description={translate(words.buyersPauseText)}
        isSelected={subscribersPause}
        onChange={(isOn) =>
          store.run(setRecordField('settings', 'subscribersPause', isOn, words.buyersPause))
        }
      />
      <Select
        label={translate(words.unpaid)}
        options={UNPAID_CHOICES.map((value) => ({ value, label: translate(UNPAID[value]) }))}
        value={unpaidSubscriptions}
        onChange={(choice) =>
          store.run(setRecordField('settings', 'unpaidSubscriptions', choice, words.unpaid))
        }
      />
      <NumberField
        label={translate(words.remindDays)}
        minValue={REMINDER_DAYS.min}
        maxValue={REMINDER_DAYS.max}
        value={renewalReminderDays}
        onChange={(days) => {
          if (!Number.isNaN(days)) {
            store.run(setRecordField('settings', 'renewalReminderDays', days, words.remindDays));
          }
        }}
      />
      <Switch
        label={translate(words.remindShort)}
        isSelected={remindsOfShortPeriods}
        onChange={(isOn) =>
          store.run(setRecordField('settings', 'remindsOfShortPeriods', isOn, words.remindShort))
        }
      />
    </PanelGroup>
  );
}
