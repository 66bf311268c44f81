import { File as FileIcon, Film, Music } from 'lucide-react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import type { FileEntry } from '#contract/files.ts';
import { imageAddress, imageSourceSet } from '#domain/images/image-address.ts';
import { siteFiles } from '#messages/en/interface/site-files.ts';
import { translate } from '#ui/translate.ts';
import { fileSize } from './file-size.ts';
import styles from './media.module.css';

export interface MediaGridProps {
  readonly label?: string | undefined;
  readonly files: readonly FileEntry[];
  readonly selectedId: string | null;
  readonly onSelect: (file: FileEntry) => void;
}

/** Files as a grid of pictures; arrow keys move, Enter and Space choose. */
export function MediaGrid({
  label = translate(siteFiles.files),
  files,
  selectedId,
  onSelect,
}: MediaGridProps) {
  return (
    <ListBox
      aria-label={label}
      layout="grid"
      selectionMode="single"
      selectedKeys={selectedId === null ? [] : [selectedId]}
      onSelectionChange={(keys) => {
        const id = keys === 'all' ? undefined : [...keys][0];
        const file = files.find((each) => each.id === id);
        if (file !== undefined) onSelect(file);
      }}
      items={files}
      className={styles['grid'] ?? ''}
    >
      {(file) => (
        <ListBoxItem id={file.id} textValue={file.name} className={styles['tile'] ?? ''}>
          <span className={styles['frame']}>
            <Thumbnail file={file} />
          </span>
          <span className={styles['name']} title={file.name}>
            {file.name}
          </span>
          <span className={styles['muted']}>
            {file.image === null ? fileSize(file.size) : `${file.image.width} × ${file.image.height}`}
          </span>
        </ListBoxItem>
      )}
    </ListBox>
  );
}

function Thumbnail({ file }: { readonly file: FileEntry }) {
  if (file.image !== null) {
    return (
      <img
        src={imageAddress(file.image, 300, 'webp')}
        srcSet={imageSourceSet(file.image, 'webp')}
        sizes="180px"
        alt=""
        loading="lazy"
        decoding="async"
        className={styles['picture']}
      />
    );
  }
  const Icon = file.kind === 'audio' ? Music : file.kind === 'video' ? Film : FileIcon;
  return <Icon aria-hidden="true" className={styles['kindIcon']} />;
}
