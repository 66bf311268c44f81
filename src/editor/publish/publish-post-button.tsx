import { Button } from '#ui/button.tsx';
import { publishDialog } from '#messages/en/interface/publish-dialog.ts';
import { translate } from '#ui/translate.ts';
import { usePublishPost } from './use-publish-post.ts';

/** Publishes the post that is shown, by itself (EDIT-190). */
export function PublishPostButton({ variant }: { readonly variant: 'primary' | 'secondary' }) {
  const publishPost = usePublishPost();
  return (
    <Button
      size="small"
      variant={variant}
      isPending={publishPost.isPending}
      onPress={() => publishPost.mutate()}
    >
      {translate(publishDialog.publishPost)}
    </Button>
  );
}
