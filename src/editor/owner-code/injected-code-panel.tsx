import { useState } from 'react';
import { CODE_PERMISSION } from '#domain/records/changed-code.ts';
import { injectedCodeOf, MAX_INJECTED_CODE_LENGTH } from '#domain/owner-code/injected-code.ts';
import { ownerCode } from '#messages/en/interface/owner-code.ts';
import { Banner } from '#ui/banner.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { Panel } from '../panel/panel.tsx';
import { useBootFacts } from '../site-context/boot-context.ts';
import { useShownDocument } from '../site-context/shown-document.ts';
import { useShownPage } from '../site-context/shown-page.ts';
import { DraftButtons } from './draft-buttons.tsx';
import { useKeptDraft } from './kept-draft.ts';
import { setRecordFields } from './set-record-fields.ts';

/** Code, and so the same in every language. */
const SAMPLE_BODY = '<script>…</script>';
const SAMPLE_HEAD = `<meta name="…" content="…">\n${SAMPLE_BODY}`;
const backToStyles = () => ({ to: '/design/site-styles', label: translate(ownerCode.siteStyles) });

/** Code for the head and the end of the body, of the site and of the page that is shown (DSGN-63). */
export function InjectedCodePanel({ site }: { readonly site: DocumentStore }) {
  const mayWrite = useBootFacts().permissions.includes(CODE_PERMISSION);
  const { entry } = useShownPage();
  const page = useShownDocument((state) => state.store);
  const [scope, setScope] = useState<'site' | 'page'>('site');
  const store = scope === 'site' ? site : page;
  if (!mayWrite) {
    return (
      <Panel title={translate(ownerCode.code)} back={backToStyles()}>
        <Banner>{translate(ownerCode.codeNotAllowed)}</Banner>
      </Panel>
    );
  }
  return (
    <Panel title={translate(ownerCode.code)} back={backToStyles()} publishes={store ?? undefined}>
      <SegmentedControl
        label={translate(ownerCode.runsOn)}
        value={scope}
        options={[
          { value: 'site', label: translate(ownerCode.wholeSite) },
          { value: 'page', label: translate(ownerCode.onlyPage, { title: entry.title }) },
        ]}
        onChange={setScope}
      />
      <Banner>{translate(ownerCode.runsOnPublished)}</Banner>
      {store === null ? (
        <Spinner label={translate(ownerCode.openingPage)} />
      ) : (
        <CodeFields key={store.documentId} store={store} />
      )}
    </Panel>
  );
}

function CodeFields({ store }: { readonly store: DocumentStore }) {
  const record = useRecord(store, 'injected-code');
  const { head, bodyEnd, isTracking } = injectedCodeOf(record) ?? {
    head: '',
    bodyEnd: '',
    isTracking: false,
  };
  const ofHead = useKeptDraft(`head-${store.documentId}`, head);
  const ofBody = useKeptDraft(`body-${store.documentId}`, bodyEnd);
  const [waits, setWaits] = useState<boolean | null>(null);
  const isTooLong = [ofHead, ofBody].some(({ value }) => value.length > MAX_INJECTED_CODE_LENGTH);
  const faultOf = (value: string): string | null =>
    value.length > MAX_INJECTED_CODE_LENGTH
      ? translate(ownerCode.codeTooLong, { max: MAX_INJECTED_CODE_LENGTH })
      : null;
  const forget = (): void => {
    ofHead.forget();
    ofBody.forget();
    setWaits(null);
  };
  return (
    <>
      <TextArea
        label={translate(ownerCode.headEnd)}
        placeholder={SAMPLE_HEAD}
        errorMessage={faultOf(ofHead.value)}
        isCode
        rows={9}
        value={ofHead.value}
        onChange={ofHead.set}
      />
      <TextArea
        label={translate(ownerCode.bodyEnd)}
        placeholder={SAMPLE_BODY}
        errorMessage={faultOf(ofBody.value)}
        isCode
        rows={9}
        value={ofBody.value}
        onChange={ofBody.set}
      />
      <Switch
        label={translate(ownerCode.isTracking)}
        description={translate(ownerCode.isTrackingText)}
        isSelected={waits ?? isTracking}
        onChange={setWaits}
      />
      <DraftButtons
        isChanged={ofHead.isChanged || ofBody.isChanged || (waits !== null && waits !== isTracking)}
        canSave={!isTooLong}
        onSave={() => {
          store.run(
            setRecordFields(
              store.getState().view,
              'injected-code',
              { head: ofHead.value, bodyEnd: ofBody.value, isTracking: waits ?? isTracking },
              ownerCode.stepCode,
            ),
          );
          forget();
        }}
        onDiscard={forget}
      />
    </>
  );
}
