import { useRef, useState } from 'react';
import { importRunSchema, startImport, type ImportRun } from '#contract/imports.ts';
import { nextUploadState, WAITING, type UploadState } from '#domain/files/upload-state.ts';
import { kit } from '#messages/en/interface/kit.ts';
import { siteImports } from '#messages/en/interface/site-imports.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { sayLabel } from '#ui/say-label.ts';
import { Switch } from '#ui/switch.tsx';
import { translate } from '#ui/translate.ts';
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
          actions={
            upload === null ? undefined : (
              <Button onPress={() => send(upload.file)}>{translate(siteImports.tryAgain)}</Button>
            )
          }
        >
          {sayLabel(state.message)}
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
            {...(state.status === 'processing' ? { valueLabel: translate(siteImports.lookingThrough) } : {})}
            className={styles['bar']}
          />
          <Button onPress={() => cancel.current?.()}>{translate(kit.cancel)}</Button>
        </div>
      ) : (
        <FileDrop
          label={translate(siteImports.dropFile)}
          description={translate(siteImports.fileRule)}
          buttonLabel={translate(siteImports.chooseFile)}
          accept={['.xml', 'text/xml', 'application/xml']}
          isMultiple={false}
          onFiles={(files) => {
            const file = files[0];
            if (file !== undefined) send(file);
          }}
        />
      )}
      <Switch
        label={translate(siteImports.dryRun)}
        description={translate(siteImports.dryRunText)}
        isSelected={isDryRun}
        onChange={setDryRun}
        isDisabled={isRunning}
      />
    </div>
  );
}
