import { useState } from 'react';
import { importRedirects, MAX_IMPORTED_REDIRECTS } from '#contract/redirects.ts';
import { readRedirectFile } from '#domain/redirects/read-redirect-file.ts';
import type { ReadRedirects } from '#domain/redirects/file-redirect.ts';
import { redirectImport } from '#messages/en/interface/redirect-import.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import styles from './redirects.module.css';

const MAX_FILE_BYTES = 20_000_000;
/** Lines that are told of; of more there is the number. */
const MAX_TOLD = 100;
/** Addresses, and so the same in every language. */
const SAMPLE = '/old-page -> /new-page\n/blog/[post] -> /journal/[post] 301';

interface Told {
  readonly line: number;
  readonly message: string;
}

/** Takes redirects of a file or a pasted list in: shows first what was read, then does it (FIND-53). */
export function ImportRedirectsDialog({
  onImported,
  onClose,
}: {
  readonly onImported: () => Promise<void>;
  readonly onClose: () => void;
}) {
  const [text, setText] = useState('');
  const [read, setRead] = useState<ReadRedirects | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const [result, setResult] = useState<{ readonly saved: number; readonly refused: readonly Told[] } | null>(
    null,
  );
  const [message, setMessage] = useState<string | null>(null);
  const isRunning = done !== null;

  function look(content: string): void {
    const found = readRedirectFile(content);
    setMessage(found.redirects.length === 0 ? translate(redirectImport.noneFound) : null);
    setRead(found.redirects.length === 0 ? null : found);
  }

  async function run({ redirects }: ReadRedirects): Promise<void> {
    setMessage(null);
    const refused: Told[] = [];
    let saved = 0;
    try {
      for (let start = 0; start < redirects.length; start += MAX_IMPORTED_REDIRECTS) {
        setDone(start);
        const part = redirects.slice(start, start + MAX_IMPORTED_REDIRECTS);
        const answer = await callEndpoint(importRedirects, {
          body: { redirects: part.map((redirect) => ({ ...redirect })) },
        });
        saved += answer.saved;
        refused.push(...answer.refused);
      }
      setResult({ saved, refused });
    } catch (error) {
      const reason = error instanceof Error ? error.message : translate(redirectImport.wentWrong);
      setMessage(translate(redirectImport.stopped, { reason, saved }));
    } finally {
      setDone(null);
      await onImported();
    }
  }

  const unread =
    read?.unread.map(({ line, text: words }) => ({
      line,
      message: translate(redirectImport.notUnderstood, { words }),
    })) ?? [];
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={!isRunning}
      title={translate(redirectImport.title)}
      footer={
        result !== null ? (
          <Button variant="primary" onPress={onClose}>
            {translate(redirectImport.done)}
          </Button>
        ) : (
          <>
            <Button onPress={onClose} isDisabled={isRunning}>
              {translate(redirectImport.cancel)}
            </Button>
            {read === null ? (
              <Button variant="primary" isDisabled={text.trim() === ''} onPress={() => look(text)}>
                {translate(redirectImport.continue)}
              </Button>
            ) : (
              <Button variant="primary" isPending={isRunning} onPress={() => void run(read)}>
                {translate(redirectImport.run, { count: read.redirects.length })}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={styles['stack']}>
        {message === null ? null : <Banner tone="danger">{message}</Banner>}
        {result !== null ? (
          <>
            <Banner tone="success">{translate(redirectImport.takenIn, { count: result.saved })}</Banner>
            <Lines lines={[...unread, ...result.refused].toSorted((a, b) => a.line - b.line)} />
          </>
        ) : read !== null ? (
          <>
            <p className={styles['aside']}>
              {translate(redirectImport.read, { count: read.redirects.length })}
            </p>
            {done === null ? null : (
              <ProgressBar label={translate(redirectImport.importing)} value={done / read.redirects.length} />
            )}
            <Lines lines={unread} />
          </>
        ) : (
          <>
            <FileDrop
              label={translate(redirectImport.dropFile)}
              description={translate(redirectImport.formats)}
              buttonLabel={translate(redirectImport.chooseFile)}
              isMultiple={false}
              onFiles={([file]) => {
                if (file === undefined) return;
                if (file.size > MAX_FILE_BYTES) setMessage(translate(redirectImport.tooLarge));
                else void file.text().then(look);
              }}
            />
            <TextArea
              label={translate(redirectImport.paste)}
              rows={5}
              isCode
              placeholder={SAMPLE}
              value={text}
              onChange={setText}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

function Lines({ lines }: { readonly lines: readonly Told[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={translate(redirectImport.leftOut)}>
      <h3>{translate(redirectImport.leftOutCount, { count: lines.length })}</h3>
      <ul className={styles['lines']}>
        {lines.slice(0, MAX_TOLD).map(({ line, message }) => (
          <li key={`${line} ${message}`}>{translate(redirectImport.line, { line, message })}</li>
        ))}
      </ul>
    </section>
  );
}
