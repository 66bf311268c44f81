import { SquarePen } from 'lucide-react';
import type { ContentListEntry } from '#contract/pages.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { blogPanel } from '#messages/en/interface/blog-panel.ts';
import { translate } from '#ui/translate.ts';
import { useNewPost } from './use-new-post.ts';

/** Creates a post from the list of pages, without opening its collection first (EDIT-190). */
export function NewPostButton({ collection }: { readonly collection: ContentListEntry }) {
  const newPost = useNewPost();
  return (
    <IconButton
      label={translate(blogPanel.newPostIn, { title: collection.title })}
      size="small"
      isDisabled={newPost.isPending}
      onPress={() => newPost.mutate(collection.documentId)}
    >
      <SquarePen aria-hidden="true" />
    </IconButton>
  );
}
