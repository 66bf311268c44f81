import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
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
        label={isRunning ? 'Uploading' : 'Uploads that did not arrive'}
        value={added === 0 ? 0 : stored / added}
        valueLabel={`${stored} of ${added}`}
      />
      <div className={styles['actions']}>
        {isRunning && list.length > 1 ? (
          <Button
            size="small"
            onPress={() => {
              for (const upload of list.toReversed()) if (!isOver(upload)) queue.cancel(upload.id);
            }}
          >
            Cancel all
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
              Try all again
            </Button>
            <Button
              size="small"
              onPress={() => {
                for (const { id } of broken) queue.dismiss(id);
              }}
            >
              Clear the list
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
