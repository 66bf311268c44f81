import { UploadList } from './upload-list.tsx';
import type { UploadQueue } from './upload-queue.ts';
import { useUploadsOf } from './use-uploads.ts';
import styles from './picture-upload-list.module.css';

/** Uploads of pictures for the page, over the canvas; failed ones can be retried. */
export function PictureUploadList({ queue }: { readonly queue: UploadQueue }) {
  const uploads = useUploadsOf(queue);
  if (uploads.length === 0) return null;
  return (
    <div className={styles['list']}>
      <UploadList uploads={{ ...queue, uploads }} />
    </div>
  );
}
