import { useState } from 'react';
import { saveRedirect, type ListedRedirect } from '#contract/redirects.ts';
import type { RedirectStatus } from '#domain/redirects/redirect-status.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/show-toast.ts';
import { TextField } from '#ui/text-field.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { FormDialog } from '../dashboard/form-dialog.tsx';
import { STATUS_OPTIONS, type StatusOption } from './status-options.ts';

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
      title={redirect === null ? 'Add redirect' : 'Edit redirect'}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      fields={fields}
      submitLabel={redirect === null ? 'Add' : 'Save'}
      onSubmit={async (values) => {
        const previousFrom = redirect?.from ?? null;
        const body = { ...values, previousFrom, status, isAlways, isEnabled };
        const saved = await callEndpoint(saveRedirect, { body });
        await onSaved();
        showToast(messageOf(saved, isEnabled), { tone: saved.isBehindPage ? 'neutral' : 'success' });
      }}
    >
      <TextField
        label="From"
        placeholder="/old-page"
        description="An address of this site. [name] stands for one part, * for the rest: /blog/[post]"
        maxLength={4000}
        autoFocus={!isToAsked}
        autoComplete="off"
        spellCheck="false"
        {...fields.of('from')}
      />
      {status === 410 ? null : (
        <TextField
          label="To"
          placeholder="/new-page"
          description="An address of this site, or one with https://"
          maxLength={4000}
          autoFocus={isToAsked}
          autoComplete="off"
          spellCheck="false"
          {...fields.of('to')}
        />
      )}
      <Select<StatusOption>
        label="Kind"
        options={STATUS_OPTIONS}
        value={`${status}`}
        onChange={(value) => setStatus(Number(value) as RedirectStatus)}
      />
      <TextField label="Note" isOptional maxLength={300} {...fields.of('note')} />
      <Checkbox isSelected={isAlways} onChange={setAlways}>
        Also where a published page is at this address
      </Checkbox>
      <Checkbox isSelected={isEnabled} onChange={setEnabled}>
        On
      </Checkbox>
    </FormDialog>
  );
}

function messageOf(
  { from, to, isBehindPage }: { from: string; to: string | null; isBehindPage: boolean },
  isEnabled: boolean,
): string {
  if (!isEnabled) return `The redirect from ${from} is saved and off.`;
  if (isBehindPage) return `Saved. While a published page is at ${from}, visitors get the page.`;
  return to === null ? `${from} now answers that it is gone.` : `${from} now leads to ${to}.`;
}
