import { UploadList } from './upload-list.tsx';
import type { UploadQueue } from './upload-queue.ts';
import { useUploadsOf } from './use-uploads.ts';
import styles from './picture-upload-list.module.css';

/** Pictures on their way onto the page, over the canvas; those that failed can be tried again. */
export function PictureUploadList({ queue }: { readonly queue: UploadQueue }) {
  const uploads = useUploadsOf(queue);
  if (uploads.length === 0) return null;
  return (
    <div className={styles['list']}>
      <UploadList uploads={{ ...queue, uploads }} />
    </div>
  );
}
