import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { listMailingListOptions } from '#contract/newsletter-lists.ts';
import { ACCOUNT_CHOICES, MAX_TERMS_LENGTH, PHONE_CHOICES } from '#domain/store/store-settings.ts';
import { storeRules as words } from '#messages/en/interface/store-rules.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { setRecordField } from '../commands/set-record-field.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { useGestureId } from '../documents/use-gesture-id.ts';
import { lazyPart } from '../loading/lazy-part.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { StoreScreen } from './store-screen.tsx';
import { useShownPause } from './use-shown-pause.ts';
import { useStoreSettings } from './use-store-settings.ts';

const OwnFields = lazyPart(async () => (await import('./own-fields.tsx')).OwnFields);

const PHONE = { off: words.phoneOff, optional: words.phoneOptional, required: words.phoneRequired } as const;

const ACCOUNTS = {
  off: words.accountsOff,
  optional: words.accountsOptional,
  required: words.accountsRequired,
} as const;

/** What the checkout asks buyers for, and whether it is open (ORD-17, ORD-18, ORD-22, ORD-23, ORD-29). */
export function CheckoutScreen() {
  return (
    <StoreScreen title={translate(words.checkout)}>{(store) => <CheckoutFields store={store} />}</StoreScreen>
  );
}

function CheckoutFields({ store }: { readonly store: DocumentStore }) {
  const settings = useStoreSettings(store);
  const gesture = useGestureId();
  useShownPause(settings.isPaused);
  const lists = useQuery({
    queryKey: ['mailing-list-options'],
    queryFn: () => callEndpoint(listMailingListOptions, {}),
  });
  return (
    <>
      <PanelGroup title={translate(words.asked)}>
        <Select
          label={translate(words.accounts)}
          description={translate(words.accountsText)}
          options={ACCOUNT_CHOICES.map((value) => ({ value, label: translate(ACCOUNTS[value]) }))}
          value={settings.accounts}
          onChange={(accounts) => store.run(setRecordField('settings', 'accounts', accounts, words.accounts))}
        />
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
      <Suspense fallback={<Spinner label={translate(words.ownFields)} />}>
        <OwnFields store={store} />
      </Suspense>
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
      <PanelGroup title={translate(words.consents)}>
        <Select
          label={translate(words.newsletter)}
          description={translate(words.newsletterText)}
          options={[
            { value: '', label: translate(words.noNewsletter) },
            ...(lists.data?.lists ?? []).map(({ id, name }) => ({ value: id as string, label: name })),
          ]}
          value={settings.newsletterListId ?? ''}
          isDisabled={lists.data === undefined}
          onChange={(chosen) =>
            store.run(
              setRecordField('settings', 'newsletterListId', chosen === '' ? null : chosen, words.newsletter),
            )
          }
        />
        <Switch
          label={translate(words.immediate)}
          description={translate(words.immediateText)}
          isSelected={settings.asksImmediateDelivery}
          onChange={(isAsked) =>
            store.run(setRecordField('settings', 'asksImmediateDelivery', isAsked, words.immediate))
          }
        />
      </PanelGroup>
      <PanelGroup title={translate(words.pause)}>
        <Switch
          label={translate(words.express)}
          description={translate(words.expressText)}
          isSelected={settings.expressCheckout}
          onChange={(isExpress) =>
            store.run(setRecordField('settings', 'expressCheckout', isExpress, words.express))
          }
        />
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
