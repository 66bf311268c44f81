import { useState } from 'react';
import type { LinkValue } from '#domain/links/link-value.ts';
import type { Words } from '#messages/message.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { linkPicker } from '#messages/en/interface/link-picker.ts';
import { useBootFacts } from '../site-context/boot-context.ts';
import { draftOfLink, LINK_TARGETS, linkOfDraft, type LinkDraft, type LinkErrors } from './link-draft.ts';
import { LinkFileList } from './link-file-list.tsx';
import { LinkPageList } from './link-page-list.tsx';
import styles from './link-dialog.module.css';

interface LinkDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly link: LinkValue | null;
  readonly onPick: (link: LinkValue) => void;
  /** Shown where the link can be removed from here. */
  readonly onRemove?: (() => void) | undefined;
}

/** The link picker: Page, Web Address, Email, Phone, File (LINK-01 to LINK-05). */
export function LinkDialog(props: LinkDialogProps) {
  // The input is reset each time it opens.
  return props.isOpen ? <OpenLinkDialog {...props} /> : null;
}

function said(words: Words | undefined): string | undefined {
  return words === undefined ? undefined : translate(words);
}

function OpenLinkDialog({ onOpenChange, link, onPick, onRemove }: LinkDialogProps) {
  const { publicOrigin, permissions } = useBootFacts();
  const [draft, setDraft] = useState<LinkDraft>(() => draftOfLink(link));
  const [errors, setErrors] = useState<LinkErrors>({});
  const set = (changed: Partial<LinkDraft>): void => {
    setDraft((before) => ({ ...before, ...changed }));
    // An error is cleared when the input changes (EDIT-127).
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
      title={translate(linkPicker.title)}
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
              {translate(linkPicker.removeLink)}
            </Button>
          )}
          <Button onPress={() => onOpenChange(false)}>{translate(linkPicker.cancel)}</Button>
          <Button variant="primary" onPress={save}>
            {translate(linkPicker.save)}
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
          label={translate(linkPicker.leadsTo)}
          value={draft.kind}
          options={LINK_TARGETS.map(({ kind, title }) => ({ value: kind, label: translate(title) }))}
          onChange={(kind) => set({ kind })}
        />
        {draft.kind === 'page' ? (
          <>
            <LinkPageList
              documentId={draft.documentId}
              error={said(errors.documentId) ?? null}
              onPick={(documentId) => set({ documentId })}
            />
            <TextField
              label={translate(linkPicker.anchor)}
              isOptional
              prefix="#"
              value={draft.anchor}
              maxLength={99}
              onChange={(anchor) => set({ anchor })}
              description={translate(linkPicker.anchorHelp)}
            />
          </>
        ) : null}
        {draft.kind === 'url' ? (
          <TextField
            label={translate(linkPicker.href)}
            autoFocus
            placeholder="https://example.com"
            value={draft.href}
            errorMessage={said(errors.href)}
            onChange={(href) => set({ href })}
          />
        ) : null}
        {draft.kind === 'email' ? (
          <>
            <TextField
              label={translate(linkPicker.to)}
              autoFocus
              inputMode="email"
              value={draft.to}
              errorMessage={said(errors.to)}
              onChange={(to) => set({ to })}
            />
            <TextField
              label={translate(linkPicker.cc)}
              isOptional
              inputMode="email"
              value={draft.cc}
              errorMessage={said(errors.cc)}
              onChange={(cc) => set({ cc })}
            />
            <TextField
              label={translate(linkPicker.bcc)}
              isOptional
              inputMode="email"
              value={draft.bcc}
              errorMessage={said(errors.bcc)}
              onChange={(bcc) => set({ bcc })}
            />
            <TextField
              label={translate(linkPicker.subject)}
              isOptional
              maxLength={300}
              value={draft.subject}
              onChange={(subject) => set({ subject })}
            />
            <TextArea
              label={translate(linkPicker.body)}
              rows={3}
              maxLength={1000}
              value={draft.body}
              onChange={(body) => set({ body })}
            />
          </>
        ) : null}
        {draft.kind === 'phone' ? (
          <TextField
            label={translate(linkPicker.number)}
            autoFocus
            inputMode="tel"
            placeholder="+1 212 555 0100"
            value={draft.number}
            errorMessage={said(errors.number)}
            onChange={(number) => set({ number })}
          />
        ) : null}
        {draft.kind === 'file' ? (
          <LinkFileList
            href={draft.fileHref}
            error={said(errors.fileHref) ?? null}
            onPick={(fileHref) => set({ fileHref })}
          />
        ) : null}
        {draft.kind === 'url' || draft.kind === 'file' ? (
          <Switch
            label={translate(linkPicker.newWindow)}
            isSelected={draft.newWindow}
            onChange={(newWindow) => set({ newWindow })}
          />
        ) : null}
      </form>
    </Dialog>
  );
}
