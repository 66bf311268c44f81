import { slashSearch } from '#messages/en/interface/slash-search.ts';
import { blockKeywords, searchWords } from '../block-catalogue/block-keywords.ts';
import { translate } from '#ui/translate.ts';
import {
  Code,
  Heading1,
  Heading2,
  Heading3,
  Heading4,
  List,
  ListOrdered,
  Minus,
  Table,
  TextQuote,
  type LucideIcon,
} from 'lucide-react';
import type { Editor } from '@tiptap/core';
import type { BlockDeclaration } from '#blocks/define-block.ts';
import { BLOCKS } from '#blocks/registry.ts';
import { slashMenu } from '#messages/en/interface/slash-menu.ts';
import { richTextTools } from '#messages/en/interface/rich-text-tools.ts';
import type { Message } from '#messages/message.ts';
import { setStyle } from './paragraph-style.ts';
import { insertTable } from './insert-table.ts';
import { liftOut } from './lift-out.ts';

interface ItemTexts {
  readonly id: string;
  readonly title: Message;
  /** Words it is found by, too; null for those of the block. */
  readonly keywords: Message | null;
  /** How it is found in HTML's words. */
  readonly tag?: string;
}

/** What the menu behind a slash offers: a style of the line, or a block that is put into the text (EDIT-192). */
export type SlashItem = ItemTexts &
  (
    | {
        readonly kind: 'style';
        readonly icon: LucideIcon;
        /** How it is typed without the menu. */
        readonly typed: string;
        readonly apply: (editor: Editor) => void;
      }
    | { readonly kind: 'block'; readonly declaration: BlockDeclaration }
  );

const STYLES: readonly SlashItem[] = [
  ...(
    [
      [Heading1, richTextTools.heading1],
      [Heading2, richTextTools.heading2],
      [Heading3, richTextTools.heading3],
      [Heading4, richTextTools.heading4],
    ] as const
  ).map(([icon, title], index): SlashItem => ({
    kind: 'style',
    id: `heading-${index + 1}`,
    title,
    keywords: slashSearch.heading,
    tag: `h${index + 1}`,
    icon,
    typed: '#'.repeat(index + 1),
    apply: (editor) => {
      liftOut(editor);
      setStyle(editor, `heading-${index + 1}`);
    },
  })),
  {
    kind: 'style',
    id: 'bullets',
    title: slashMenu.bulletedList,
    keywords: slashSearch.bulletedList,
    icon: List,
    typed: '-',
    apply: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    kind: 'style',
    id: 'numbers',
    title: slashMenu.numberedList,
    keywords: slashSearch.numberedList,
    icon: ListOrdered,
    typed: '1.',
    apply: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    kind: 'style',
    id: 'quote',
    title: slashMenu.quote,
    keywords: slashSearch.quote,
    icon: TextQuote,
    typed: '>',
    apply: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    kind: 'style',
    id: 'code',
    title: slashMenu.codeText,
    keywords: slashSearch.codeText,
    icon: Code,
    typed: '```',
    apply: (editor) => {
      liftOut(editor);
      setStyle(editor, 'code');
    },
  },
  {
    kind: 'style',
    id: 'table',
    title: slashMenu.table,
    keywords: slashSearch.table,
    icon: Table,
    typed: '',
    apply: (editor) => {
      liftOut(editor);
      insertTable(editor);
    },
  },
  {
    kind: 'style',
    id: 'line',
    title: slashMenu.line,
    keywords: slashSearch.line,
    icon: Minus,
    typed: '---',
    apply: (editor) => {
      liftOut(editor);
      const { $from } = editor.state.selection;
      editor.view.dispatch(
        editor.state.tr.insert($from.before(), editor.schema.node('horizontalRule')).scrollIntoView(),
      );
    },
  },
];

/** They are styles of the text itself. */
const LEFT_OUT: ReadonlySet<string> = new Set(['text', 'horizontal-rule', 'quote', 'table']);

const ITEMS: readonly SlashItem[] = [
  ...STYLES,
  ...BLOCKS.filter((block) => !LEFT_OUT.has(block.type)).map((block): SlashItem => ({
    kind: 'block',
    id: block.type,
    title: block.title,
    keywords: null,
    declaration: block as BlockDeclaration,
  })),
];

/** What matches, titles that begin with the words first; without blocks where none can be inserted. */
export function findSlashItems(text: string, hasBlocks = true): readonly SlashItem[] {
  const needle = text.trim().toLowerCase();
  const rank = (item: SlashItem): number => {
    const name = translate(item.title).toLowerCase();
    if (name.startsWith(needle)) return 0;
    if (name.includes(needle)) return 1;
    const words =
      item.kind === 'block'
        ? blockKeywords(item.declaration)
        : [...(item.keywords === null ? [] : searchWords(item.keywords)), item.tag ?? ''];
    return words.some((word) => word.toLowerCase().startsWith(needle)) ? 2 : 3;
  };
  return (hasBlocks ? ITEMS : STYLES)
    .map((item) => ({ item, rank: rank(item) }))
    .filter((each) => each.rank < 3)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
