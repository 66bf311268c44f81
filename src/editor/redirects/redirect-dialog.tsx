import { useState } from 'react';
import { saveRedirect, type ListedRedirect } from '#contract/redirects.ts';
import type { RedirectStatus } from '#domain/redirects/redirect-status.ts';
import { siteRedirects } from '#messages/en/interface/site-redirects.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/show-toast.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { FormDialog } from '../panel/form-dialog.tsx';
import { statusOptions, type StatusOption } from './status-options.ts';

/** Addresses, and so the same in every language. */
const [SAMPLE_FROM, SAMPLE_TO] = ['/old-page', '/new-page'];

interface RedirectDialogProps {
  /** Null for a new one. */
  readonly redirect: ListedRedirect | null;
  /** The address it leads from, as it is kept; empty to be typed. */
  readonly from: string;
  readonly onSaved: () => Promise<void>;
  readonly onClose: () => void;
}

/** Adds a redirect or changes one (FIND-48). */
export function RedirectDialog({ redirect, from, onSaved, onClose }: RedirectDialogProps) {
  const fields = useFields({
    // It is decoded when it is read.
    from: from.replaceAll('%', '%25'),
    to: redirect?.to ?? '',
    note: redirect?.note ?? '',
  });
  const [status, setStatus] = useState<RedirectStatus>(redirect?.status ?? 301);
  const [isAlways, setAlways] = useState(redirect?.isAlways ?? false);
  const [isEnabled, setEnabled] = useState(redirect?.isEnabled ?? true);
  const isToAsked = redirect === null && from !== '';
  return (
    <FormDialog
      title={translate(redirect === null ? siteRedirects.add : siteRedirects.edit)}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      fields={fields}
      submitLabel={translate(redirect === null ? siteRedirects.addShort : siteRedirects.save)}
      onSubmit={async (values) => {
        const previousFrom = redirect?.from ?? null;
        const body = { ...values, previousFrom, status, isAlways, isEnabled };
        const saved = await callEndpoint(saveRedirect, { body });
        await onSaved();
        showToast(messageOf(saved, isEnabled), { tone: saved.isBehindPage ? 'neutral' : 'success' });
      }}
    >
      <TextField
        label={translate(siteRedirects.from)}
        placeholder={SAMPLE_FROM}
        description={translate(siteRedirects.fromDescription)}
        maxLength={4000}
        autoFocus={!isToAsked}
        autoComplete="off"
        spellCheck="false"
        {...fields.of('from')}
      />
      {status === 410 ? null : (
        <TextField
          label={translate(siteRedirects.to)}
          placeholder={SAMPLE_TO}
          description={translate(siteRedirects.toDescription)}
          maxLength={4000}
          autoFocus={isToAsked}
          autoComplete="off"
          spellCheck="false"
          {...fields.of('to')}
        />
      )}
      <Select<StatusOption>
        label={translate(siteRedirects.kind)}
        options={statusOptions()}
        value={`${status}`}
        onChange={(value) => setStatus(Number(value) as RedirectStatus)}
      />
      <TextField label={translate(siteRedirects.note)} isOptional maxLength={300} {...fields.of('note')} />
      <Checkbox isSelected={isAlways} onChange={setAlways}>
        {translate(siteRedirects.alsoBeforePage)}
      </Checkbox>
      <Checkbox isSelected={isEnabled} onChange={setEnabled}>
        {translate(siteRedirects.on)}
      </Checkbox>
    </FormDialog>
  );
}

function messageOf(
  { from, to, isBehindPage }: { from: string; to: string | null; isBehindPage: boolean },
  isEnabled: boolean,
): string {
  if (!isEnabled) return translate(siteRedirects.savedOff, { from });
  if (isBehindPage) return translate(siteRedirects.savedBehindPage, { from });
  return to === null
    ? translate(siteRedirects.savedGone, { from })
    : translate(siteRedirects.savedTo, { from, to });
}
