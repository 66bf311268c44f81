import commentStyles from '../../styles/comments.css?inline';
import type { PageFeature } from './page-feature.ts';

/** Comments below an item, and the form for them. */
export const commentsFeature: PageFeature = {
  name: 'comments',
  styles: ({ content }) =>
    content.kind === 'item' &&
    (content.thread.count > 0 || content.thread.commenting !== 'off' || content.thread.provider !== undefined)
      ? commentStyles
      : '',
  needsRuntime: ({ content }) => {
    if (content.kind !== 'item') return false;
    const { commenting, writers, hasLikes, count, provider } = content.thread;
    if (provider !== undefined) return true;
    return (commenting === 'open' && writers === 'anybody') || (hasLikes && count > 0);
  },
};
