import { Node } from '@tiptap/core';

/** A line between paragraphs. */
export const horizontalRule = Node.create({
  name: 'horizontalRule',
  group: 'block',
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: () => ['hr'],
});
