import { Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { DropZone, FileTrigger, isFileDropItem, Text } from 'react-aria-components';
import { kit } from '#messages/en/interface/kit.ts';
import { translate } from './translate.ts';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import styles from './file-drop.module.css';

export interface FileDropProps {
  /** What may be dropped: 'Drop images here'. */
  readonly label: string;
  readonly description?: ReactNode;
  readonly buttonLabel?: string | undefined;
  /** MIME types and endings with a dot. Files of other kinds are handed over too: the server tells what is wrong. */
  readonly accept?: readonly string[] | undefined;
  readonly isMultiple?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly onFiles: (files: readonly File[]) => void;
  readonly className?: string | undefined;
}

/** Files by dropping, by pasting (while it has the focus) or by a button. */
export function FileDrop({
  label,
  description,
  buttonLabel,
  accept,
  isMultiple = true,
  isDisabled = false,
  onFiles,
  className,
}: FileDropProps) {
  const take = (files: readonly File[]) => {
    const wanted = isMultiple ? files : files.slice(0, 1);
    if (wanted.length > 0) onFiles(wanted);
  };
  return (
    <DropZone
      isDisabled={isDisabled}
      getDropOperation={() => 'copy'}
      onDrop={(event) => {
        void Promise.all(event.items.filter(isFileDropItem).map((item) => item.getFile())).then(take);
      }}
      className={classes(styles['zone'], className)}
    >
      <Upload aria-hidden="true" className={styles['icon']} />
      <Text slot="label" className={styles['label'] ?? ''}>
        {label}
      </Text>
      {description === undefined ? null : <div className={styles['description']}>{description}</div>}
      <FileTrigger
        allowsMultiple={isMultiple}
        {...(accept === undefined ? {} : { acceptedFileTypes: accept })}
        onSelect={(files) => take(files === null ? [] : [...files])}
      >
        <Button isDisabled={isDisabled}>{buttonLabel ?? translate(kit.chooseFiles)}</Button>
      </FileTrigger>
    </DropZone>
  );
}
