import { Button } from '#ui/button.tsx';
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
      Publish post
    </Button>
  );
}
