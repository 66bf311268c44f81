import { RotateCw, X } from 'lucide-react';
import { siteFiles } from '#messages/en/interface/site-files.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { sayLabel } from '#ui/say-label.ts';
import { translate } from '#ui/translate.ts';
import type { Upload } from './upload-queue.ts';
import type { Uploads } from './use-uploads.ts';
import styles from './media.module.css';

/** Files on their way and those that did not arrive, each with what can be done about it. */
export function UploadList({ uploads }: { readonly uploads: Omit<Uploads, 'add'> }) {
  if (uploads.uploads.length === 0) return null;
  return (
    <ul className={styles['uploads']} aria-label={translate(siteFiles.uploads)}>
      {uploads.uploads.map((upload) => (
        <li key={upload.id} className={styles['upload']}>
          <UploadStatus upload={upload} />
          {upload.state.status === 'failed' || upload.state.status === 'cancelled' ? (
            <>
              <IconButton
                size="small"
                label={translate(siteFiles.retry, { name: upload.file.name })}
                onPress={() => uploads.retry(upload.id)}
              >
                <RotateCw aria-hidden="true" />
              </IconButton>
              <IconButton
                size="small"
                label={translate(siteFiles.dismiss, { name: upload.file.name })}
                onPress={() => uploads.dismiss(upload.id)}
              >
                <X aria-hidden="true" />
              </IconButton>
            </>
          ) : (
            <IconButton
              size="small"
              label={translate(siteFiles.cancel, { name: upload.file.name })}
              onPress={() => uploads.cancel(upload.id)}
            >
              <X aria-hidden="true" />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}

function UploadStatus({ upload: { file, state } }: { readonly upload: Upload }) {
  switch (state.status) {
    case 'waiting':
      return (
        <ProgressBar
          label={file.name}
          value={0}
          valueLabel={translate(siteFiles.waiting)}
          className={styles['uploadText']}
        />
      );
    case 'uploading':
      return (
        <ProgressBar
          label={file.name}
          value={state.total === 0 ? 0 : state.loaded / state.total}
          className={styles['uploadText']}
        />
      );
    case 'processing':
    case 'done':
      return (
        <ProgressBar
          label={file.name}
          value={null}
          valueLabel={translate(siteFiles.processing)}
          className={styles['uploadText']}
        />
      );
    case 'failed': {
      const message = sayLabel(state.message);
      return (
        <div role="alert" className={styles['uploadText']}>
          <p className={styles['error']}>{message}</p>
          {state.reason === '' ? null : <p className={styles['muted']}>{state.reason}</p>}
          {message.includes(file.name) ? null : <p className={styles['muted']}>{file.name}</p>}
        </div>
      );
    }
    case 'cancelled':
      return (
        <output className={styles['uploadText']}>
          <span>{translate(state.message)}</span> <span className={styles['muted']}>{file.name}</span>
        </output>
      );
  }
}
