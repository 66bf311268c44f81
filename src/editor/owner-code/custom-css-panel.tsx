import { useEffect } from 'react';
import { CODE_PERMISSION } from '#domain/records/changed-code.ts';
import { customCssOf, MAX_CUSTOM_CSS_LENGTH } from '#domain/owner-code/custom-css.ts';
import { ownerCode } from '#messages/en/interface/owner-code.ts';
import { Banner } from '#ui/banner.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { Panel } from '../panel/panel.tsx';
import { useBootFacts } from '../site-context/boot-context.ts';
import { useCssPreview } from './css-preview.ts';
import { DraftButtons } from './draft-buttons.tsx';
import { useKeptDraft } from './kept-draft.ts';
import { setRecordFields } from './set-record-fields.ts';

/** Code, and so the same in every language. */
const SAMPLE = '.portico-section h1 {\n  letter-spacing: -0.02em;\n}';
const backToStyles = () => ({ to: '/design/site-styles', label: translate(ownerCode.siteStyles) });

/** The owner's CSS, previewed on the page beside it while it is edited (DSGN-62). */
export function CustomCssPanel({ site }: { readonly site: DocumentStore }) {
  const mayWrite = useBootFacts().permissions.includes(CODE_PERMISSION);
  const stored = customCssOf(useRecord(site, 'custom-css'));
  const draft = useKeptDraft(`css-${site.documentId}`, stored);
  const isTooLong = draft.value.length > MAX_CUSTOM_CSS_LENGTH;
  useEffect(() => {
    useCssPreview.setState({ css: draft.value });
  }, [draft.value]);
  useEffect(() => () => useCssPreview.setState({ css: null }), []);
  return (
    <Panel title={translate(ownerCode.customCss)} back={backToStyles()} publishes={site}>
      {mayWrite ? (
        <>
          <TextArea
            label={translate(ownerCode.cssLabel)}
            description={translate(ownerCode.cssText, {
              length: draft.value.length,
              max: MAX_CUSTOM_CSS_LENGTH,
            })}
            errorMessage={isTooLong ? translate(ownerCode.tooLong) : null}
            placeholder={SAMPLE}
            isCode
            rows={22}
            value={draft.value}
            onChange={draft.set}
          />
          <DraftButtons
            isChanged={draft.isChanged}
            canSave={!isTooLong}
            onSave={() => {
              site.run(
                setRecordFields(site.getState().view, 'custom-css', { css: draft.value }, ownerCode.stepCss),
              );
              draft.forget();
            }}
            onDiscard={draft.forget}
          />
        </>
      ) : (
        <Banner>{translate(ownerCode.cssNotAllowed)}</Banner>
      )}
    </Panel>
  );
}
