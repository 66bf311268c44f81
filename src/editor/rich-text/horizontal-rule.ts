import { InputRule, Node } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';

/** A line between paragraphs; three hyphens at the start of one become it (EDIT-193). */
export const horizontalRule = Node.create({
  name: 'horizontalRule',
  group: 'block',
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: () => ['hr'],
  addInputRules() {
    return [
      new InputRule({
        find: /^(?:---|—-|___|\*\*\*)$/,
        handler: ({ state, range }) => {
          const { tr } = state;
          const $from = tr.doc.resolve(range.from);
          const around = $from.node(-1);
          const at = $from.index(-1);
          if (!around.canReplaceWith(at, at, this.type)) return;
          tr.delete(range.from, range.to).insert($from.before(), this.type.create());
          tr.setSelection(TextSelection.near(tr.doc.resolve(tr.mapping.map(range.from))));
        },
      }),
    ];
  },
});
