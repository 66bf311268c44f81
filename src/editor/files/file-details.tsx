import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { describeFile, listFileUses, removeFile, renameFile, type FileEntry } from '#contract/files.ts';
import { imageSourceSet } from '#domain/images/image-address.ts';
import { fileUploads } from '#messages/en/interface/file-uploads.ts';
import { kit } from '#messages/en/interface/kit.ts';
import { siteFiles } from '#messages/en/interface/site-files.ts';
import type { FileId } from '#domain/files/file-id.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { formatDate } from '#ui/format-time.ts';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { giveLostFocus } from '../api/give-lost-focus.ts';
import { fileSize } from './file-size.ts';
import { FileUses } from './file-uses.tsx';
import { FILES_KEY } from './use-files.ts';
import styles from './media.module.css';

export interface FileDetailsProps {
  readonly file: FileEntry;
  readonly canWrite: boolean;
  readonly onChanged: (file: FileEntry) => void;
  readonly onRemoved: () => void;
}

/** One file: how it looks, its name, its alternative text, where it is used, and deleting it. */
export function FileDetails({ file, canWrite, onChanged, onRemoved }: FileDetailsProps) {
  const [name, setName] = useState(file.name);
  const [alt, setAlt] = useState(file.alt);
  const [isRemoving, setRemoving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const queries = useQueryClient();
  const uses = useQuery({
    queryKey: [FILES_KEY, file.id, 'uses'],
    queryFn: () => callEndpoint(listFileUses, { params: { fileId: file.id } }),
  });
  const save = useMutation({
    mutationFn: async () => {
      const params = { fileId: file.id };
      let saved = file;
      if (name !== file.name) saved = await rename(file.id, name);
      if (alt !== file.alt) saved = await callEndpoint(describeFile, { params, body: { alt } });
      return saved;
    },
    onSuccess: async (saved) => {
      setName(saved.name);
      setAlt(saved.alt);
      onChanged(saved);
      showToast(translate(siteFiles.saved), { tone: 'success' });
      // The button is out of use now, and what is disabled cannot have it.
      giveLostFocus(() => form.current?.querySelector('input'));
      await queries.invalidateQueries({ queryKey: [FILES_KEY] });
    },
    // A failed renaming keeps the old name (LINK-73).
    onError: (error) => {
      if (error instanceof RenameFailure) setName(file.name);
    },
  });
  const nameError = name.trim() === '' ? translate(fileUploads.nameMissing) : null;
  const useCount = uses.data === undefined ? 0 : uses.data.uses.length + uses.data.plans.length;

  return (
    <div className={styles['details']}>
      <div className={styles['preview']}>
        {file.image === null ? (
          <a href={file.href} target="_blank" rel="noreferrer">
            {translate(siteFiles.open, { name: file.name })}
          </a>
        ) : (
          <img
            src={file.image.path}
            srcSet={imageSourceSet(file.image, 'webp')}
            sizes="480px"
            width={file.image.width}
            height={file.image.height}
            alt={file.alt}
            className={styles['large']}
          />
        )}
        <p className={styles['muted']}>
          {file.image === null ? '' : `${file.image.width} × ${file.image.height}, `}
          {fileSize(file.size)}, {formatDate(file.createdAt)}
        </p>
      </div>
      <form
        ref={form}
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (nameError === null) save.mutate();
        }}
      >
        {save.isError ? <Banner tone="danger">{saveMessage(save.error)}</Banner> : null}
        <TextField
          label={translate(siteFiles.fileName)}
          value={name}
          onChange={setName}
          isReadOnly={!canWrite}
          errorMessage={nameError ?? undefined}
          description={translate(siteFiles.fileNameText)}
        />
        {file.image === null ? null : (
          <TextArea
            label={translate(siteFiles.alt)}
            value={alt}
            onChange={setAlt}
            isReadOnly={!canWrite}
            maxLength={1000}
            description={translate(siteFiles.altText)}
          />
        )}
        <section aria-label={translate(siteFiles.usedIn)}>
          <h3 className={styles['heading']}>{translate(siteFiles.usedIn)}</h3>
          {uses.isPending ? <Spinner label={translate(siteFiles.lookingForPages)} /> : null}
          {uses.isError ? <p className={styles['error']}>{translate(siteFiles.notLoaded)}</p> : null}
          {uses.data === undefined ? null : <FileUses {...uses.data} />}
        </section>
        {canWrite ? (
          <div className={styles['actions']}>
            <Button
              variant="danger"
              icon={<Trash2 aria-hidden="true" size={16} />}
              onPress={() => setRemoving(true)}
            >
              {translate(siteFiles.delete)}
            </Button>
            <Button
              type="submit"
              variant="primary"
              isPending={save.isPending}
              isDisabled={(name === file.name && alt === file.alt) || nameError !== null}
            >
              {translate(siteFiles.save)}
            </Button>
          </div>
        ) : null}
      </form>
      <ConfirmDialog
        isOpen={isRemoving}
        onOpenChange={setRemoving}
        title={translate(siteFiles.deleteQuestion, { name: file.name })}
        confirmLabel={translate(siteFiles.deleteFile)}
        isDanger
        onConfirm={async () => {
          await callEndpoint(removeFile, { params: { fileId: file.id } });
          await queries.invalidateQueries({ queryKey: [FILES_KEY] });
          showToast(translate(siteFiles.deleted, { name: file.name }));
          onRemoved();
        }}
      >
        {useCount === 0
          ? translate(siteFiles.unusedText)
          : translate(siteFiles.usedText, { count: useCount })}
      </ConfirmDialog>
    </div>
  );
}

/** The file kept its old name; the message is EDIT-149, unless the server says what is wrong with the name (EDIT-126). */
class RenameFailure extends Error {
  override name = 'RenameFailure';
}

async function rename(fileId: FileId, name: string): Promise<FileEntry> {
  try {
    return await callEndpoint(renameFile, { params: { fileId }, body: { name } });
  } catch (error) {
    const isNamed = error instanceof ApiError && error.code === 'file-name-missing';
    throw new RenameFailure(isNamed ? error.message : translate(fileUploads.renameFailed), { cause: error });
  }
}

function saveMessage(error: Error): string {
  return error instanceof RenameFailure ? error.message : translate(kit.failed);
}
