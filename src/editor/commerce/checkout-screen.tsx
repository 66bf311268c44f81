import { MAX_TERMS_LENGTH, PHONE_CHOICES } from '#domain/store/store-settings.ts';
import { storeRules as words } from '#messages/en/interface/store-rules.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { translate } from '#ui/translate.ts';
import { setRecordField } from '../commands/set-record-field.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { useGestureId } from '../documents/use-gesture-id.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { StoreScreen } from './store-screen.tsx';
import { useStoreSettings } from './use-store-settings.ts';

const PHONE = { off: words.phoneOff, optional: words.phoneOptional, required: words.phoneRequired } as const;

/** What the checkout asks buyers for, and whether it is open (ORD-18, ORD-22, ORD-23, ORD-29). */
export function CheckoutScreen() {
  return (
    <StoreScreen title={translate(words.checkout)}>{(store) => <CheckoutFields store={store} />}</StoreScreen>
  );
}

function CheckoutFields({ store }: { readonly store: DocumentStore }) {
  const settings = useStoreSettings(store);
  const gesture = useGestureId();
  return (
    <>
      <PanelGroup title={translate(words.asked)}>
        <SegmentedControl
          label={translate(words.phone)}
          options={PHONE_CHOICES.map((value) => ({ value, label: translate(PHONE[value]) }))}
          value={settings.phone}
          onChange={(phone) => store.run(setRecordField('settings', 'phone', phone, words.phone))}
        />
        <Switch
          label={translate(words.note)}
          description={translate(words.noteText)}
          isSelected={settings.hasNote}
          onChange={(hasNote) => store.run(setRecordField('settings', 'hasNote', hasNote, words.note))}
        />
      </PanelGroup>
      <PanelGroup title={translate(words.terms)}>
        <Switch
          label={translate(words.termsRequired)}
          isSelected={settings.termsRequired}
          onChange={(isRequired) =>
            store.run(setRecordField('settings', 'termsRequired', isRequired, words.termsRequired))
          }
        />
        <TextArea
          label={translate(words.termsText)}
          description={translate(words.termsHint)}
          value={settings.termsText}
          maxLength={MAX_TERMS_LENGTH}
          rows={4}
          onChange={(text) =>
            store.run(setRecordField('settings', 'termsText', text, words.termsText), gesture.current())
          }
          onBlur={gesture.end}
        />
      </PanelGroup>
      <PanelGroup title={translate(words.pause)}>
        <Switch
          label={translate(words.paused)}
          description={translate(words.pausedText)}
          isSelected={settings.isPaused}
          onChange={(isPaused) => store.run(setRecordField('settings', 'isPaused', isPaused, words.paused))}
        />
      </PanelGroup>
    </>
  );
}
