import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readCommentChoice, writeCommentChoice } from '#contract/comments.ts';
import type { ContentListEntry } from '#contract/pages.ts';
import { commentChoiceSchema, type CommentChoice } from '#domain/comments/comment-choice.ts';
import { commentModeration as words } from '#messages/en/interface/comment-moderation.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { LoadFailure } from '../panel/load-failure.tsx';
import { useBootFacts } from '../site-context/boot-context.ts';
import { CONTENT_KEY } from '../site-context/content.ts';
import { OwnNotice } from './own-notice.tsx';
import styles from './comment-choice.module.css';

/** Whether a collection or an item takes comments, over what is above it (COMT-02, COMT-29). */
export function DocumentComments({ entry }: { readonly entry: ContentListEntry }) {
  const params = { documentId: entry.documentId };
  const queryKey = ['comments of', entry.documentId];
  const loaded = useQuery({
    queryKey,
    queryFn: () => callEndpoint(readCommentChoice, { params }),
    gcTime: 0,
  });
  if (loaded.isPending) return <Spinner label={translate(words.loading)} />;
  if (loaded.isError) return <LoadFailure retry={() => void loaded.refetch()} />;
  const { choice, isOpenAbove, isOpenOnSite } = loaded.data;
  return (
    <div className={styles['fields']}>
      {isOpenOnSite ? null : <Banner tone="info">{translate(words.siteIsClosed)}</Banner>}
      {entry.kind === 'collection' ? (
        <p className={styles['note']}>{translate(words.ofCollectionText)}</p>
      ) : null}
      <ChoiceFields
        entry={entry}
        stored={choice}
        isOpenAbove={isOpenAbove}
        onSaved={() => void loaded.refetch()}
      />
      {entry.kind === 'item' ? <OwnNotice /> : null}
    </div>
  );
}

function ChoiceFields({
  entry,
  stored,
  isOpenAbove,
  onSaved,
}: {
  readonly entry: ContentListEntry;
  readonly stored: CommentChoice;
  readonly isOpenAbove: boolean;
  readonly onSaved: () => void;
}) {
  const { permissions } = useBootFacts();
  const queries = useQueryClient();
  const [choice, setChoice] = useState(stored);
  const [days, setDays] = useState(stored.closeAfterDays === null ? '' : String(stored.closeAfterDays));
  const isDisabled = !permissions.includes('content.publish');
  const entered = { ...choice, closeAfterDays: days.trim() === '' ? null : Number(days) };
  const parsed = commentChoiceSchema.safeParse(entered);
  const saving = useMutation({
    mutationFn: (saved: CommentChoice) =>
      callEndpoint(writeCommentChoice, {
        params: { documentId: entry.documentId },
        body: { choice: saved },
      }),
    onSuccess: async () => {
      showToast(translate(words.choiceSaved), { tone: 'success' });
      await queries.invalidateQueries({ queryKey: CONTENT_KEY });
      onSaved();
    },
  });
  return (
    <>
      {saving.isError ? <Banner tone="danger">{saving.error.message}</Banner> : null}
      <Select
        label={translate(words.choiceOpen)}
        options={[
          {
            value: 'above',
            label: translate(words.choiceAbove, {
              state: translate(isOpenAbove ? words.choiceOn : words.choiceOff),
            }),
          },
          { value: 'on', label: translate(words.choiceOn) },
          { value: 'off', label: translate(words.choiceOff) },
        ]}
        value={choice.isOpen === null ? 'above' : choice.isOpen ? 'on' : 'off'}
        isDisabled={isDisabled}
        onChange={(value) => setChoice({ ...choice, isOpen: value === 'above' ? null : value === 'on' })}
      />
      <Switch
        label={translate(words.choiceHidden)}
        isSelected={choice.isHidden}
        isDisabled={isDisabled}
        onChange={(isHidden) => setChoice({ ...choice, isHidden })}
      />
      <TextField
        label={translate(words.choiceDays)}
        description={translate(words.choiceDaysText)}
        errorMessage={parsed.success ? null : translate(words.choiceDaysWrong)}
        inputMode="numeric"
        isDisabled={isDisabled}
        value={days}
        onChange={setDays}
      />
      <div>
        <Button
          variant="primary"
          isDisabled={isDisabled || !parsed.success}
          isPending={saving.isPending}
          onPress={() => {
            if (parsed.success) saving.mutate(parsed.data);
          }}
        >
          {translate(words.save)}
        </Button>
      </div>
    </>
  );
}
