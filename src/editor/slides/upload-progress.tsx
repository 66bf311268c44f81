import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { slidesEditor } from '#messages/en/interface/slides-editor.ts';
import { translate } from '#ui/translate.ts';
import { UploadList } from '../files/upload-list.tsx';
import { isOver } from '../files/upload-queue.ts';
import { useUploadsOf } from '../files/use-uploads.ts';
import type { SlideUploads } from './slide-uploads.ts';
import styles from './slides.module.css';

/** How far the files are, all together and each of them, with what can be done about those that did not arrive. */
export function UploadProgress({ uploads }: { readonly uploads: SlideUploads }) {
  const { queue } = uploads;
  const list = useUploadsOf(queue);
  if (list.length === 0) return null;
  const { added, stored } = uploads.progress();
  const broken = list.filter(isOver);
  const isRunning = broken.length < list.length;
  return (
    <div className={styles['uploads']}>
      <ProgressBar
        label={translate(isRunning ? slidesEditor.uploading : slidesEditor.notArrived)}
        value={added === 0 ? 0 : stored / added}
        valueLabel={translate(slidesEditor.storedOf, { stored, added })}
      />
      <div className={styles['actions']}>
        {isRunning && list.length > 1 ? (
          <Button
            size="small"
            onPress={() => {
              for (const upload of list.toReversed()) if (!isOver(upload)) queue.cancel(upload.id);
            }}
          >
            {translate(slidesEditor.cancelAll)}
          </Button>
        ) : null}
        {broken.length > 1 ? (
          <>
            <Button
              size="small"
              onPress={() => {
                for (const { id } of broken) queue.retry(id);
              }}
            >
              {translate(slidesEditor.tryAllAgain)}
            </Button>
            <Button
              size="small"
              onPress={() => {
                for (const { id } of broken) queue.dismiss(id);
              }}
            >
              {translate(slidesEditor.clearList)}
            </Button>
          </>
        ) : null}
      </div>
      <div className={styles['uploadList']}>
        <UploadList uploads={{ ...queue, uploads: list }} />
      </div>
    </div>
  );
}
