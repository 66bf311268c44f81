import { useState } from 'react';
import { CODE_PERMISSION } from '#domain/records/changed-code.ts';
import { injectedCodeOf, MAX_INJECTED_CODE_LENGTH } from '#domain/owner-code/injected-code.ts';
import { Banner } from '#ui/banner.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { DocumentStore } from '../documents/document-store.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { Panel } from '../panel/panel.tsx';
import { useBootFacts } from '../shell/boot-context.ts';
import { useShownDocument } from '../shell/shown-document.ts';
import { useShownPage } from '../shell/shown-page.ts';
import { DraftButtons } from './draft-buttons.tsx';
import { useKeptDraft } from './kept-draft.ts';
import { setRecordFields } from './set-record-fields.ts';

const BACK = { to: '/design/site-styles', label: 'Site styles' };

/** Code for the head and the end of the body, of the site and of the page that is shown (DSGN-63). */
export function InjectedCodePanel({ site }: { readonly site: DocumentStore }) {
  const mayWrite = useBootFacts().permissions.includes(CODE_PERMISSION);
  const { entry } = useShownPage();
  const page = useShownDocument((state) => state.store);
  const [place, setPlace] = useState<'site' | 'page'>('site');
  const store = place === 'site' ? site : page;
  if (!mayWrite) {
    return (
      <Panel title="Code" back={BACK}>
        <Banner>
          People with the developer permission can write code here. Ask an administrator of the site.
        </Banner>
      </Panel>
    );
  }
  return (
    <Panel title="Code" back={BACK}>
      <SegmentedControl
        label="Pages it runs on"
        value={place}
        options={[
          { value: 'site', label: 'Whole site' },
          { value: 'page', label: `Only “${entry.title}”` },
        ]}
        onChange={setPlace}
      />
      <Banner>
        It runs on the published site only: never here, nor where you preview the site. What breaks a page can
        be mended here at any time.
      </Banner>
      {store === null ? (
        <Spinner label="Opening the page" />
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
      ? `This is too long: at most ${MAX_INJECTED_CODE_LENGTH.toLocaleString('en')} characters.`
      : null;
  const forget = (): void => {
    ofHead.forget();
    ofBody.forget();
    setWaits(null);
  };
  return (
    <>
      <TextArea
        label="At the end of the head"
        placeholder={'<meta name="…" content="…">\n<script>…</script>'}
        errorMessage={faultOf(ofHead.value)}
        isCode
        rows={9}
        value={ofHead.value}
        onChange={ofHead.set}
      />
      <TextArea
        label="At the end of the body"
        placeholder="<script>…</script>"
        errorMessage={faultOf(ofBody.value)}
        isCode
        rows={9}
        value={ofBody.value}
        onChange={ofBody.set}
      />
      <Switch
        label="It counts or recognizes visitors"
        description="Where the site asks about cookies, it waits until the visitor has accepted. So does what asks something of other hosts, whatever is chosen here."
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
              'Change code',
            ),
          );
          forget();
        }}
        onDiscard={forget}
      />
    </>
  );
}
