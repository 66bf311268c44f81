import { orders as words } from '#messages/en/interface/orders.ts';
import type { Words } from '#messages/message.ts';
import { NumberField } from '#ui/number-field.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { translate } from '#ui/translate.ts';
import { ORDER_LIMITS } from '#domain/orders/order-limits.ts';
import { setRecordField } from '../commands/set-record-field.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { useGestureId } from '../documents/use-gesture-id.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { PaymentComparison } from './payment-comparison.tsx';
import { StripeAccount } from './stripe-account.tsx';
import { StoreScreen } from './store-screen.tsx';
import { useStoreSettings } from './use-store-settings.ts';

/** How buyers can pay (ORD-70, ORD-83). */
export function PaymentsScreen() {
  return (
    <StoreScreen title={translate(words.payments)}>
      {(store) => (
        <>
          <StripeAccount />
          <PaymentComparison />
          <ManualPayment store={store} />
        </>
      )}
    </StoreScreen>
  );
}

function ManualPayment({ store }: { readonly store: DocumentStore }) {
  const settings = useStoreSettings(store);
  const gesture = useGestureId();
  const set = (field: string, value: string | number | boolean, label: Words, isTyped = false): void => {
    const command = setRecordField('settings', field, value, label);
    if (isTyped) store.run(command, gesture.current());
    else store.run(command);
  };
  const { min, max } = ORDER_LIMITS.unpaidDays;
  return (
    <PanelGroup title={translate(words.manual)} description={translate(words.manualText)}>
      <Switch
        label={translate(words.takeManual)}
        isSelected={settings.takesManualPayment}
        onChange={(isTaken) => set('takesManualPayment', isTaken, words.takeManual)}
      />
      <TextArea
        label={translate(words.instructions)}
        description={translate(words.instructionsText)}
        value={settings.paymentInstructions}
        maxLength={ORDER_LIMITS.instructions}
        rows={5}
        onChange={(text) => set('paymentInstructions', text, words.instructions, true)}
        onBlur={gesture.end}
      />
      <NumberField
        label={translate(words.unpaidDays)}
        minValue={min}
        maxValue={max}
        value={settings.unpaidDays}
        onChange={(days) => {
          if (!Number.isNaN(days)) set('unpaidDays', days, words.unpaidDays);
        }}
      />
    </PanelGroup>
  );
}
