import { useState } from 'react';
import type { LinkValue } from '#domain/links/link-value.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useBootFacts } from '../shell/boot-context.ts';
import { draftOfLink, LINK_TARGETS, linkOfDraft, type LinkDraft, type LinkErrors } from './link-draft.ts';
import { LinkFileList } from './link-file-list.tsx';
import { LinkPageList } from './link-page-list.tsx';
import styles from './link-dialog.module.css';

interface LinkDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly link: LinkValue | null;
  readonly onPick: (link: LinkValue) => void;
  /** Offered where the link can be taken away from here. */
  readonly onRemove?: (() => void) | undefined;
}

/** The link picker: Page, Web Address, Email, Phone, File (LINK-01 to LINK-05). */
export function LinkDialog(props: LinkDialogProps) {
  // What was entered starts afresh each time it opens.
  return props.isOpen ? <OpenLinkDialog {...props} /> : null;
}

function OpenLinkDialog({ onOpenChange, link, onPick, onRemove }: LinkDialogProps) {
  const { publicOrigin, permissions } = useBootFacts();
  const [draft, setDraft] = useState<LinkDraft>(() => draftOfLink(link));
  const [errors, setErrors] = useState<LinkErrors>({});
  const set = (changed: Partial<LinkDraft>): void => {
    setDraft((before) => ({ ...before, ...changed }));
    // A message goes as soon as the input is being corrected (EDIT-127).
    setErrors((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(changed).map((name) => [name, undefined])),
    }));
  };
  const save = (): void => {
    const result = linkOfDraft(draft, {
      ownHosts: [new URL(publicOrigin).host, window.location.host],
      mayUseScripts: permissions.includes('settings.developer'),
    });
    if (!result.ok) {
      setErrors(result.error);
      return;
    }
    onPick(result.value);
    onOpenChange(false);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onOpenChange}
      title="Link"
      footer={
        <>
          {link === null || onRemove === undefined ? null : (
            <Button
              variant="quiet"
              onPress={() => {
                onRemove();
                onOpenChange(false);
              }}
            >
              Remove link
            </Button>
          )}
          <Button onPress={() => onOpenChange(false)}>Cancel</Button>
          <Button variant="primary" onPress={save}>
            Save
          </Button>
        </>
      }
    >
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <SegmentedControl
          label="Leads to"
          value={draft.kind}
          options={LINK_TARGETS.map(({ kind, title }) => ({ value: kind, label: title }))}
          onChange={(kind) => set({ kind })}
        />
        {draft.kind === 'page' ? (
          <>
            <LinkPageList
              documentId={draft.documentId}
              error={errors.documentId ?? null}
              onPick={(documentId) => set({ documentId })}
            />
            <TextField
              label="Part of the page"
              isOptional
              prefix="#"
              value={draft.anchor}
              maxLength={99}
              onChange={(anchor) => set({ anchor })}
              description="The anchor of a section, as set in its panel."
            />
          </>
        ) : null}
        {draft.kind === 'url' ? (
          <TextField
            label="Web address"
            autoFocus
            placeholder="https://example.com"
            value={draft.href}
            errorMessage={errors.href}
            onChange={(href) => set({ href })}
          />
        ) : null}
        {draft.kind === 'email' ? (
          <>
            <TextField
              label="To"
              autoFocus
              inputMode="email"
              value={draft.to}
              errorMessage={errors.to}
              onChange={(to) => set({ to })}
            />
            <TextField
              label="CC"
              isOptional
              inputMode="email"
              value={draft.cc}
              errorMessage={errors.cc}
              onChange={(cc) => set({ cc })}
            />
            <TextField
              label="BCC"
              isOptional
              inputMode="email"
              value={draft.bcc}
              errorMessage={errors.bcc}
              onChange={(bcc) => set({ bcc })}
            />
            <TextField
              label="Subject"
              isOptional
              maxLength={300}
              value={draft.subject}
              onChange={(subject) => set({ subject })}
            />
            <TextArea
              label="Body"
              rows={3}
              maxLength={1000}
              value={draft.body}
              onChange={(body) => set({ body })}
            />
          </>
        ) : null}
        {draft.kind === 'phone' ? (
          <TextField
            label="Phone number"
            autoFocus
            inputMode="tel"
            placeholder="+1 212 555 0100"
            value={draft.number}
            errorMessage={errors.number}
            onChange={(number) => set({ number })}
          />
        ) : null}
        {draft.kind === 'file' ? (
          <LinkFileList
            href={draft.fileHref}
            error={errors.fileHref ?? null}
            onPick={(fileHref) => set({ fileHref })}
          />
        ) : null}
        {draft.kind === 'url' || draft.kind === 'file' ? (
          <Switch
            label="Open in new window"
            isSelected={draft.newWindow}
            onChange={(newWindow) => set({ newWindow })}
          />
        ) : null}
      </form>
    </Dialog>
  );
}
