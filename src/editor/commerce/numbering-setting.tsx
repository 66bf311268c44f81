import { orders as words } from '#messages/en/interface/orders.ts';
import { NumberField } from '#ui/number-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { setRecordField } from '../commands/set-record-field.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { useGestureId } from '../documents/use-gesture-id.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { useStoreSettings } from './use-store-settings.ts';

/** What stands before the numbers of orders, and with which they begin (ORD-96). */
export function NumberingSetting({ store }: { readonly store: DocumentStore }) {
  const { orderNumberPrefix, firstOrderNumber } = useStoreSettings(store);
  const gesture = useGestureId();
  return (
    <PanelGroup title={translate(words.numbering)} description={translate(words.numberingText)}>
      <TextField
        label={translate(words.prefix)}
        isOptional
        autoComplete="off"
        value={orderNumberPrefix}
        maxLength={8}
        onChange={(prefix) =>
          store.run(setRecordField('settings', 'orderNumberPrefix', prefix, words.prefix), gesture.current())
        }
        onBlur={gesture.end}
      />
      <NumberField
        label={translate(words.firstNumber)}
        minValue={1}
        maxValue={999_999_999}
        formatOptions={{ useGrouping: false }}
        value={firstOrderNumber}
        onChange={(first) => {
          if (!Number.isNaN(first)) {
            store.run(setRecordField('settings', 'firstOrderNumber', first, words.firstNumber));
          }
        }}
      />
    </PanelGroup>
  );
}
