import { useState } from 'react';
import { importRedirects, MAX_IMPORTED_REDIRECTS } from '#contract/redirects.ts';
import { readRedirectFile } from '#domain/redirects/read-redirect-file.ts';
import type { ReadRedirects } from '#domain/redirects/file-redirect.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import styles from './redirects.module.css';

const MAX_FILE_BYTES = 20_000_000;
/** Lines that are told of; of more there is the number. */
const MAX_TOLD = 100;

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
    setMessage(
      found.redirects.length === 0 ? 'No redirects were found in this. Use lines such as /old -> /new' : null,
    );
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
      setMessage(
        `${error instanceof Error ? error.message : 'Something went wrong'} ${saved} redirects were taken in before.`,
      );
    } finally {
      setDone(null);
      await onImported();
    }
  }

  const unread =
    read?.unread.map(({ line, text: words }) => ({ line, message: `Not understood: ${words}` })) ?? [];
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={!isRunning}
      title="Import redirects"
      footer={
        result !== null ? (
          <Button variant="primary" onPress={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button onPress={onClose} isDisabled={isRunning}>
              Cancel
            </Button>
            {read === null ? (
              <Button variant="primary" isDisabled={text.trim() === ''} onPress={() => look(text)}>
                Continue
              </Button>
            ) : (
              <Button variant="primary" isPending={isRunning} onPress={() => void run(read)}>
                {`Import ${read.redirects.length.toLocaleString()}`}
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
            <Banner tone="success">{`${result.saved.toLocaleString()} redirects were taken in.`}</Banner>
            <Lines
              title="Left out"
              lines={[...unread, ...result.refused].toSorted((a, b) => a.line - b.line)}
            />
          </>
        ) : read !== null ? (
          <>
            <p className={styles['aside']}>
              {`${read.redirects.length.toLocaleString()} redirects were read. Those from an address that has one already take its place.`}
            </p>
            {done === null ? null : <ProgressBar label="Importing" value={done / read.redirects.length} />}
            <Lines title="Left out" lines={unread} />
          </>
        ) : (
          <>
            <FileDrop
              label="Drop a file here"
              description="CSV, .htaccess, _redirects, vercel.json, nginx, or what the Redirection plugin of WordPress exports."
              buttonLabel="Choose file"
              isMultiple={false}
              onFiles={([file]) => {
                if (file === undefined) return;
                if (file.size > MAX_FILE_BYTES) setMessage('This file is too large. The limit is 20 MB.');
                else void file.text().then(look);
              }}
            />
            <TextArea
              label="Or paste them"
              rows={5}
              isCode
              placeholder={'/old-page -> /new-page\n/blog/[post] -> /journal/[post] 301'}
              value={text}
              onChange={setText}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly Told[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{`${title}: ${lines.length.toLocaleString()}`}</h3>
      <ul className={styles['lines']}>
        {lines.slice(0, MAX_TOLD).map(({ line, message }) => (
          <li key={`${line} ${message}`}>{`Line ${line}: ${message}`}</li>
        ))}
      </ul>
    </section>
  );
}
