import { useRef, useState } from 'react';
import { uploadFont } from '#contract/fonts.ts';
import { FONT_SCRIPTS, MAX_OWN_FONT_BYTES, type FontScript } from '#domain/design/own-fonts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { sayLabel } from '#ui/say-label.ts';
import { translate } from '#ui/translate.ts';
import { ownFonts } from '#messages/en/interface/own-fonts.ts';
import { sendUpload } from '../files/send-upload.ts';
import type { UploadedFont } from './own-fonts-with.ts';
import styles from './own-fonts.module.css';

interface UploadFontDialogProps {
  readonly onClose: () => void;
  readonly onStored: (font: UploadedFont) => void;
}

const ENDINGS = ['.woff2', '.woff', '.ttf', '.otf'];

/** Uploads font files: the scripts to keep, and the confirmation that they may be used (DSGN-61). */
export function UploadFontDialog({ onClose, onStored }: UploadFontDialogProps) {
  const [scripts, setScripts] = useState<ReadonlySet<FontScript>>(() => new Set(['latin']));
  const [isConfirmed, setConfirmed] = useState(false);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [sending, setSending] = useState<string | null>(null);
  const cancel = useRef<() => void>(() => undefined);

  async function send(): Promise<void> {
    const found: string[] = [];
    setFaults([]);
    for (const file of files) {
      setSending(file.name);
      // oxlint-disable-next-line no-await-in-loop -- one after another: each is work for the server
      const fault = await sendOne(file);
      if (fault !== null) found.push(fault);
    }
    setSending(null);
    setFiles([]);
    setFaults(found);
    if (found.length === 0) onClose();
  }

  function sendOne(file: File): Promise<string | null> {
    if (file.size > MAX_OWN_FONT_BYTES) {
      return Promise.resolve(
        translate(ownFonts.tooLarge, { name: file.name, max: MAX_OWN_FONT_BYTES / 1_000_000 }),
      );
    }
    return new Promise((resolve) => {
      cancel.current = sendUpload({
        path: `${uploadFont.path}?scripts=${[...scripts].join(',')}&confirmed=yes`,
        file,
        output: uploadFont.output,
        onStored,
        onEvent: (event) => {
          if (event.type === 'stored') resolve(null);
          else if (event.type === 'refused') {
            resolve(event.message === '' ? translate(ownFonts.connectionLost) : sayLabel(event.message));
          } else if (event.type === 'broken' || event.type === 'cancelled')
            resolve(translate(ownFonts.connectionLost));
        },
      });
    });
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        cancel.current();
        onClose();
      }}
      title={translate(ownFonts.upload)}
      footer={
        <Button
          variant="primary"
          isDisabled={files.length === 0 || scripts.size === 0 || !isConfirmed || sending !== null}
          onPress={() => void send()}
        >
          {translate(sending === null ? ownFonts.send : ownFonts.sending)}
        </Button>
      }
    >
      <div className={styles['form']}>
        <FileDrop
          label={translate(ownFonts.drop)}
          description={translate(ownFonts.dropHelp)}
          accept={ENDINGS}
          isDisabled={sending !== null}
          onFiles={setFiles}
        />
        <p aria-live="polite" className={styles['note']}>
          {sending === null
            ? files.map(({ name }) => name).join(', ')
            : translate(ownFonts.checking, { name: sending })}
        </p>
        <fieldset className={styles['scripts']}>
          <legend>{translate(ownFonts.characters)}</legend>
          {FONT_SCRIPTS.map(({ id, label }) => (
            <Checkbox
              key={id}
              isSelected={scripts.has(id)}
              onChange={(isSelected) => {
                const next = new Set(scripts);
                if (isSelected) next.add(id);
                else next.delete(id);
                setScripts(next);
              }}
            >
              {translate(label)}
            </Checkbox>
          ))}
        </fieldset>
        <Checkbox isSelected={isConfirmed} onChange={setConfirmed}>
          {translate(ownFonts.confirmed)}
        </Checkbox>
        {faults.length === 0 ? null : (
          <Banner tone="danger" title={translate(ownFonts.notAll)}>
            {faults.map((fault) => (
              <p key={fault}>{fault}</p>
            ))}
          </Banner>
        )}
      </div>
    </Dialog>
  );
}
