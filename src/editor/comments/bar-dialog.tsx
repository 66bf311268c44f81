import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { barCommenter, type ModeratedComment } from '#contract/comments.ts';
import { barDaysSchema, type CommentBarKind } from '#domain/comments/comment-bars.ts';
import { commentModeration as words } from '#messages/en/interface/comment-moderation.ts';
import { kit } from '#messages/en/interface/kit.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/show-toast.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { BARS_KEY } from './bars-key.ts';
import styles from './comments.module.css';

const FIRST_DAYS = '30';

export const BAR_KINDS = {
  member: words.barMember,
  email: words.barEmail,
  address: words.barAddress,
} as const;

interface BarDialogProps {
  readonly comment: ModeratedComment;
  readonly name: string;
  readonly onClose: () => void;
}

/** Bars whoever wrote a comment, for some days (COMT-25). */
export function BarDialog({ comment, name, onClose }: BarDialogProps) {
  const id = useId();
  const queries = useQueryClient();
  const [kind, setKind] = useState<CommentBarKind>(comment.bars[0] ?? 'email');
  const [days, setDays] = useState(FIRST_DAYS);
  const parsed = barDaysSchema.safeParse(days.trim() === '' ? null : Number(days));
  const barring = useMutation({
    mutationFn: (wanted: number) =>
      callEndpoint(barCommenter, { params: { commentId: comment.id }, body: { kind, days: wanted } }),
    onSuccess: async () => {
      showToast(translate(words.barred, { name }), { tone: 'success' });
      await queries.invalidateQueries({ queryKey: BARS_KEY });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={translate(words.barOf, { name })}
      size="small"
      footer={
        <>
          <Button onPress={onClose}>{translate(kit.cancel)}</Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            isDisabled={!parsed.success}
            isPending={barring.isPending}
          >
            {translate(words.barNow)}
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
          if (parsed.success && !barring.isPending) barring.mutate(parsed.data);
        }}
      >
        {barring.isError ? <Banner tone="danger">{barring.error.message}</Banner> : null}
        <p className={styles['aside']}>{translate(words.barText)}</p>
        <Select
          label={translate(words.barWhat)}
          options={comment.bars.map((value) => ({ value, label: translate(BAR_KINDS[value]) }))}
          value={kind}
          onChange={setKind}
        />
        <TextField
          label={translate(words.barDays)}
          description={translate(words.barDaysText)}
          errorMessage={parsed.success ? null : translate(words.barDaysText)}
          inputMode="numeric"
          value={days}
          onChange={setDays}
        />
      </form>
    </Dialog>
  );
}
