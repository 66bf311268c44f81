import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { fileEntrySchema, listFiles, uploadFile } from '#contract/files.ts';
import { acceptAttribute, isChoosable, kindOfChoice, type ChoosableFile } from '#domain/files/file-kinds.ts';
import { Button } from '#ui/button.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { cookieValue, CRUMB_COOKIE } from '#domain/data-call/cookie-value.ts';
import { translate } from '#ui/translate.ts';
import { filePicker } from '#messages/en/interface/file-picker.ts';
import type { Words } from '#messages/message.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import styles from './link-dialog.module.css';

interface LinkFileListProps {
  /** The accepted kind of file; any by default. */
  readonly choice?: ChoosableFile;
  readonly href: string;
  readonly error: string | null;
  readonly onPick: (href: string) => void;
}

/** Files of the library, and a way to upload one (LINK-05). */
export function LinkFileList({ choice, href, error, onPick }: LinkFileListProps) {
  const [search, setSearch] = useState('');
  const [uploadError, setUploadError] = useState<string | null>(null);
  const [isUploading, setUploading] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const queries = useQueryClient();
  const files = useQuery({
    queryKey: ['files', 'links', choice ?? 'any', search],
    queryFn: () => callEndpoint(listFiles, { query: queryFor(choice, search) }),
  });
  const shown = (files.data?.files ?? []).filter((file) => choice === undefined || isChoosable(choice, file));

  async function upload(file: File): Promise<void> {
    if (!isTaken(choice, file.name)) {
      setUploadError(translate(filePicker.notUsable, { name: file.name }));
      return;
    }
    setUploading(true);
    setUploadError(null);
    try {
      const stored = await sendFile(file);
      await queries.invalidateQueries({ queryKey: ['files'] });
      onPick(stored.href);
    } catch (failure) {
      setUploadError(failure instanceof UploadError ? failure.message : translate(filePicker.uploadProblem));
    } finally {
      setUploading(false);
    }
  }

  return (
    <div className={styles['field']}>
      <SearchField label={translate(filePicker.search)} value={search} onChange={setSearch} />
      {files.isLoading ? <Spinner label={translate(filePicker.loading)} /> : null}
      {files.isError ? <p className={styles['error']}>{translate(filePicker.loadFailed)}</p> : null}
      <ListBox
        aria-label={translate(filePicker.files)}
        className={styles['list'] ?? ''}
        selectionMode="single"
        selectedKeys={href === '' ? [] : [href]}
        onSelectionChange={(keys) => {
          const first = keys === 'all' ? undefined : [...keys][0];
          if (first !== undefined) onPick(String(first));
        }}
        items={shown.map((file) => ({ id: file.href, file }))}
        renderEmptyState={() => (
          <p className={styles['none']}>
            {search === '' && !files.isLoading
              ? translate(NONE[choice ?? 'any'])
              : translate(filePicker.noneFound)}
          </p>
        )}
      >
        {({ id, file }) => (
          <ListBoxItem id={id} textValue={file.name} className={styles['entry'] ?? ''}>
            <span className={styles['title']}>{file.name}</span>
            <span className={styles['path']}>{file.mimeType}</span>
          </ListBoxItem>
        )}
      </ListBox>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptAttribute(choice ?? 'any')}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file !== undefined) void upload(file);
        }}
      />
      <div>
        <Button size="small" isPending={isUploading} onPress={() => input.current?.click()}>
          {translate(filePicker.upload)}
        </Button>
      </div>
      {uploadError === null ? null : (
        <p role="alert" className={styles['error']}>
          {uploadError}
        </p>
      )}
      {error === null ? null : <p className={styles['error']}>{error}</p>}
    </div>
  );
}

const NONE: Readonly<Record<ChoosableFile | 'any', Words>> = {
  image: filePicker.noImages,
  audio: filePicker.noAudio,
  video: filePicker.noVideos,
  subtitles: filePicker.noSubtitles,
  document: filePicker.noDocuments,
  any: filePicker.none,
};

function queryFor(choice: ChoosableFile | undefined, search: string) {
  return {
    search: choice === 'subtitles' ? `${search} .vtt` : search,
    page: 1,
    pageSize: 50,
    ...(choice === undefined ? {} : { kind: kindOfChoice(choice) }),
  };
}

/** By its name: the server detects the real type from its content. */
function isTaken(choice: ChoosableFile | undefined, name: string): boolean {
  if (choice === undefined) return true;
  return acceptAttribute(choice)
    .split(',')
    .some((extension) => name.toLowerCase().endsWith(extension));
}

class UploadError extends Error {
  override name = 'UploadError';
}

async function sendFile(file: File): Promise<{ readonly href: string }> {
  const body = new FormData();
  body.append('file', file);
  const crumb = encodeURIComponent(cookieValue(document.cookie, CRUMB_COOKIE) ?? '');
  const response = await fetch(`${uploadFile.path}?accept=any&crumb=${crumb}`, { method: 'POST', body });
  const answer: unknown = await response.json();
  if (response.ok) return fileEntrySchema.parse(answer);
  const message = typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : null;
  throw new UploadError(typeof message === 'string' ? message : translate(filePicker.uploadFailed));
}
