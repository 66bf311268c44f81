import { MAX_GIFT_CARD_YEARS } from '#domain/store/store-settings.ts';
import { storeSettings as words } from '#messages/en/interface/store-settings.ts';
import { Select } from '#ui/select.tsx';
import { translate } from '#ui/translate.ts';
import { setRecordField } from '../commands/set-record-field.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { useStoreSettings } from './use-store-settings.ts';

const NEVER = 'never';

/** Whether gift cards that are sold from now on expire, and after how many years (ORD-121). */
export function GiftCardSetting({ store }: { readonly store: DocumentStore }) {
  const { giftCardYears } = useStoreSettings(store);
  const years = Array.from({ length: MAX_GIFT_CARD_YEARS }, (_each, index) => index + 1);
  return (
    <PanelGroup title={translate(words.giftCards)} description={translate(words.giftCardsText)}>
      <Select
        label={translate(words.giftCardYears)}
        options={[
          { value: NEVER, label: translate(words.giftCardsNever) },
          ...years.map((count) => ({
            value: String(count),
            label: translate(words.giftCardsAfter, { count }),
          })),
        ]}
        value={giftCardYears === null ? NEVER : String(giftCardYears)}
        onChange={(value) =>
          store.run(
            setRecordField(
              'settings',
              'giftCardYears',
              value === NEVER ? null : Number(value),
              words.giftCardYears,
            ),
          )
        }
      />
    </PanelGroup>
  );
}
