import type { BlockCategory } from '#blocks/define-block.ts';
import { editMode } from '#messages/en/interface/edit-mode.ts';
import type { Message } from '#messages/message.ts';

/** Categories of blocks as people read them. */
export const CATEGORY_TITLES: Readonly<Record<BlockCategory, Message>> = {
  basic: editMode.basic,
  media: editMode.media,
  layout: editMode.layout,
  forms: editMode.forms,
  social: editMode.social,
  advanced: editMode.advanced,
};
