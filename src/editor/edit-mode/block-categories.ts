import type { BlockCategory } from '#blocks/define-block.ts';

/** Categories of blocks as people read them. */
export const CATEGORY_TITLES: Readonly<Record<BlockCategory, string>> = {
  basic: 'Basic',
  media: 'Pictures and video',
  layout: 'Layout',
  forms: 'Forms',
  social: 'Social',
  advanced: 'Advanced',
};
