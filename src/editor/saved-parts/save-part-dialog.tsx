import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { savePart } from '#contract/saved-parts.ts';
import { MAX_SAVED_PART_NAME, type SavedContent } from '#domain/saved-parts/saved-part.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/show-toast.ts';
import { TextField } from '#ui/text-field.tsx';
import { savedParts } from '#messages/en/interface/saved-parts.ts';
import { translate } from '#ui/translate.ts';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import type { ClipboardContent } from '../commands/clipboard-content.ts';
import { useActiveDocument } from '../workspace/use-active-document.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { useCreateSynced } from '../synced-sources/use-synced-list.ts';
import styles from './saved-parts.module.css';
import { SAVED_PARTS_KEY } from './use-saved-parts.ts';

interface SavePartDialogProps {
  readonly content: ClipboardContent;
  /** The section on the page that it was made of; null for blocks. */
  readonly sectionId: string | null;
}

/** Keeps the selected section or blocks under a name, to insert them on other pages and sites (EDIT-205, EDIT-206). */
export function SavePartDialog({ content, sectionId }: SavePartDialogProps) {
  const { edit, actions } = useWorkspace();
  const document = useActiveDocument();
  const createSynced = useCreateSynced();
  // What all pages share is the same everywhere already.
  const canBeSynced = sectionId !== null && document.getState().kind !== 'site';
  const [isSynced, setSynced] = useState(false);
  const queries = useQueryClient();
  const [section] = content.sections;
  const [name, setName] = useState(typeof section?.['name'] === 'string' ? section['name'] : '');
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const close = (): void => edit.open({ kind: 'none' });

  async function save(): Promise<void> {
    if (name.trim() === '') {
      setError(translate(savedParts.nameMissing));
      return;
    }
    setSaving(true);
    setError(null);
    try {
      // The server looks whether it is one, and says what is wrong with it.
      const saved = content as unknown as SavedContent;
      if (isSynced && sectionId !== null) {
        const syncedId = await createSynced(name, saved, document.documentId);
        close();
        actions.makeSynced(sectionId, syncedId);
        showToast(translate(savedParts.isSynced, { name: name.trim() }));
        return;
      }
      await callEndpoint(savePart, { body: { name, content: saved } });
      await queries.invalidateQueries({ queryKey: [SAVED_PARTS_KEY] });
      close();
      showToast(
        translate(section === undefined ? savedParts.blockSaved : savedParts.sectionSaved, {
          name: name.trim(),
        }),
      );
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.message);
    } finally {
      setSaving(false);
    }
  }

  return (
    <Dialog
      isOpen
      onOpenChange={close}
      size="small"
      title={translate(section === undefined ? savedParts.saveBlocks : savedParts.saveSection)}
      footer={
        <>
          <Button onPress={close}>{translate(savedParts.cancel)}</Button>
          <Button type="submit" form="save-part-form" variant="primary" isPending={isSaving}>
            {translate(savedParts.save)}
          </Button>
        </>
      }
    >
      <form
        id="save-part-form"
        className={styles['controls']}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {error === null || name.trim() === '' ? null : <Banner tone="danger">{error}</Banner>}
        <TextField
          label={translate(savedParts.name)}
          value={name}
          onChange={setName}
          maxLength={MAX_SAVED_PART_NAME}
          autoFocus
          errorMessage={name.trim() === '' ? error : null}
          description={isSynced ? translate(savedParts.editorOnly) : translate(savedParts.copyKept)}
        />
        {canBeSynced ? (
          <Checkbox isSelected={isSynced} onChange={setSynced}>
            <span className={styles['choiceTitle']}>{translate(savedParts.synced)}</span>
            <span className={styles['more']}>{translate(savedParts.syncedText)}</span>
          </Checkbox>
        ) : null}
      </form>
    </Dialog>
  );
}
