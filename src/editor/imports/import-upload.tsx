import { useRef, useState } from 'react';
import { importRunSchema, startImport, type ImportRun } from '#contract/imports.ts';
import { nextUploadState, WAITING, type UploadState } from '#domain/files/upload-state.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Switch } from '#ui/switch.tsx';
import { sendUpload } from '../files/send-upload.ts';
import styles from './imports.module.css';

/** Chooses the export file and sends it; a dry run first where wanted. */
export function ImportUpload({ onStarted }: { readonly onStarted: (run: ImportRun) => void }) {
  const [isDryRun, setDryRun] = useState(true);
  const [upload, setUpload] = useState<{ readonly file: File; readonly state: UploadState } | null>(null);
  const cancel = useRef<(() => void) | null>(null);

  function send(file: File): void {
    setUpload({ file, state: WAITING });
    cancel.current = sendUpload({
      path: `${startImport.path}?dryRun=${isDryRun}`,
      file,
      output: importRunSchema,
      onEvent: (event) => {
        setUpload((current) =>
          current === null ? null : { file, state: nextUploadState(current.state, event) },
        );
      },
      onStored: (run) => {
        setUpload(null);
        onStarted(run);
      },
    });
  }

  const state = upload?.state;
  const isRunning =
    state?.status === 'uploading' || state?.status === 'processing' || state?.status === 'waiting';
  return (
    <div className={styles['stack']}>
      {state?.status === 'failed' || state?.status === 'cancelled' ? (
        <Banner
          tone={state.status === 'failed' ? 'danger' : 'info'}
          actions={upload === null ? undefined : <Button onPress={() => send(upload.file)}>Try again</Button>}
        >
          {state.message}
        </Banner>
      ) : null}
      {upload !== null && isRunning ? (
        <div className={styles['upload']}>
          <ProgressBar
            label={upload.file.name}
            value={
              state.status === 'uploading' && state.total > 0
                ? state.loaded / state.total
                : state.status === 'processing'
                  ? null
                  : 0
            }
            {...(state.status === 'processing' ? { valueLabel: 'Looking through the file' } : {})}
            className={styles['bar']}
          />
          <Button onPress={() => cancel.current?.()}>Cancel</Button>
        </div>
      ) : (
        <FileDrop
          label="Drop the WordPress export file here"
          description="A file ending in .xml, up to 1 GB."
          buttonLabel="Choose file"
          accept={['.xml', 'text/xml', 'application/xml']}
          isMultiple={false}
          onFiles={(files) => {
            const file = files[0];
            if (file !== undefined) send(file);
          }}
        />
      )}
      <Switch
        label="Dry run"
        description="Only report what would be brought in. You can import afterwards without uploading again."
        isSelected={isDryRun}
        onChange={setDryRun}
        isDisabled={isRunning}
      />
    </div>
  );
}
