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
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import type { ClipboardContent } from '../commands/clipboard-content.ts';
import { useActiveDocument } from '../edit-mode/use-active-document.ts';
import { useWorkspace } from '../edit-mode/workspace.ts';
import { useCreateSynced } from '../synced/use-synced-list.ts';
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
  const what = section === undefined ? 'block' : 'section';
  const close = (): void => edit.open({ kind: 'none' });

  async function save(): Promise<void> {
    if (name.trim() === '') {
      setError('Please enter a name.');
      return;
    }
    setSaving(true);
    setError(null);
    try {
      const saved = content as unknown as SavedContent;
      if (isSynced && sectionId !== null) {
        const syncedId = await createSynced(name, saved, document.documentId);
        close();
        actions.makeSynced(sectionId, syncedId);
        showToast(`“${name.trim()}” is synced. Find it under “Add section”, “Synced”.`);
        return;
      }
      await callEndpoint(savePart, { body: { name, content: saved } });
      await queries.invalidateQueries({ queryKey: [SAVED_PARTS_KEY] });
      close();
      showToast(`“${name.trim()}” is saved. Find it under “Add ${what}”.`);
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
      title={section === undefined ? 'Save blocks' : 'Save section'}
      footer={
        <>
          <Button onPress={close}>Cancel</Button>
          <Button type="submit" form="save-part-form" variant="primary" isPending={isSaving}>
            Save
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
          label="Name"
          value={name}
          onChange={setName}
          maxLength={MAX_SAVED_PART_NAME}
          autoFocus
          errorMessage={name.trim() === '' ? error : null}
          description={
            isSynced
              ? 'Seen in the editor only.'
              : 'A copy is kept as it is now, for the pages of all your sites.'
          }
        />
        {canBeSynced ? (
          <Checkbox isSelected={isSynced} onChange={setSynced}>
            <span className={styles['choiceTitle']}>Synced: changes everywhere</span>
            <span className={styles['more']}>
              It can stand on many pages of this site. What is changed in it changes on all of them, but for
              texts and pictures that you set for one page.
            </span>
          </Checkbox>
        ) : null}
      </form>
    </Dialog>
  );
}
