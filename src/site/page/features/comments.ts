import commentStyles from '../../styles/comments.css?inline';
import type { PageFeature } from './page-feature.ts';

/** Comments below an item, and the form for them. */
export const commentsFeature: PageFeature = {
  name: 'comments',
  styles: ({ content }) =>
    content.kind === 'item' && (content.thread.count > 0 || content.thread.commenting !== 'off')
      ? commentStyles
      : '',
  needsRuntime: ({ content }) => {
    if (content.kind !== 'item') return false;
    const { commenting, writers, hasLikes, count } = content.thread;
    return (commenting === 'open' && writers === 'anybody') || (hasLikes && count > 0);
  },
};
