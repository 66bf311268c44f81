import { Suspense, useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { publishDialog } from '#messages/en/interface/publish-dialog.ts';
import { translate } from '#ui/translate.ts';
import { giveLostFocus } from '../api/give-lost-focus.ts';
import { useRestedState } from '../documents/use-rested-state.ts';
import { isDraftPost } from './is-draft-post.ts';
import { useEditState } from '../workspace/use-edit-state.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { lazyPart } from '../loading/lazy-part.ts';

// Most pages are no posts.
const PublishPostButton = lazyPart(async () => (await import('./publish-post-button.tsx')).PublishPostButton);

/** Opens what differs from the live site; a post that visitors do not see yet is published at once (EDIT-190). */
export function PublishButton() {
  const { edit, page } = useWorkspace();
  const isEditing = useEditState((state) => state.editingState !== 'NOT_EDITING');
  const isDraft = useRestedState(page, isDraftPost);
  const publish = useRef<HTMLButtonElement>(null);
  const wasDraft = useRef(isDraft);
  // The button of a draft goes when the post is live.
  useEffect(() => {
    const isPublished = wasDraft.current && !isDraft;
    wasDraft.current = isDraft;
    return isPublished ? giveLostFocus(() => publish.current) : undefined;
  }, [isDraft]);
  const variant = isEditing ? 'primary' : 'secondary';
  return isDraft ? (
    <Suspense
      fallback={
        <Button size="small" variant={variant} isDisabled>
          {translate(publishDialog.publishPost)}
        </Button>
      }
    >
      <PublishPostButton variant={variant} />
    </Suspense>
  ) : (
    <Button ref={publish} size="small" variant={variant} onPress={() => edit.open({ kind: 'publish' })}>
      {translate(publishDialog.publish)}
    </Button>
  );
}
