import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { memberAccess } from '#messages/en/interface/member-access.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { focusFirstWrong } from '#ui/focus-first-wrong.ts';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { MEMBER_ACCESS_KEY } from '../gating/use-member-access.ts';
import { CONTENT_KEY } from '../site-context/content.ts';
import styles from './member-access.module.css';

interface AccessFormDialogProps {
  readonly title: string;
  /** Whether it can be saved as it is; what is wrong stands at its field. */
  readonly isRight: () => boolean;
  readonly save: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog in which an area or a plan is made or changed: in force at once. */
export function AccessFormDialog({ title, isRight, save, onClose, children }: AccessFormDialogProps) {
  const id = useId();
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: save,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: MEMBER_ACCESS_KEY });
      void queries.invalidateQueries({ queryKey: CONTENT_KEY });
      showToast(translate(memberAccess.plansSaved), { tone: 'success' });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      footer={
        <>
          <Button onPress={onClose}>{translate(memberAccess.cancel)}</Button>
          <Button type="submit" form={id} variant="primary" isPending={saving.isPending}>
            {translate(memberAccess.save)}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (saving.isPending) return;
          if (isRight()) saving.mutate();
          else focusFirstWrong(event.currentTarget);
        }}
      >
        {saving.isError ? <Banner tone="danger">{saving.error.message}</Banner> : null}
        {children}
      </form>
    </Dialog>
  );
}
