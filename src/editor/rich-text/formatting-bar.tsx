import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Bold,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  Quote,
  RemoveFormatting,
  Strikethrough,
  Underline,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { LinkValue } from '#domain/links/link-value.ts';
import { classes } from '#ui/classes.ts';
import { LinkDialog } from '../fields/link-dialog.tsx';
import { ALIGNMENTS, PARAGRAPH_STYLES, setStyle, TEXT_ALIGNMENTS } from './paragraph-style.ts';
import { COLUMN_ALIGNMENTS } from '#domain/rich-text/rich-text.ts';
import { richTextTools } from '#messages/en/interface/rich-text-tools.ts';
import { shownKeys } from '#ui/shown-keys.ts';
import { translate } from '#ui/translate.ts';
import type { Message } from '#messages/message.ts';
import { alignColumns } from './align-columns.ts';
import { TableMenu } from './table-menu.tsx';
import type { TextSession } from './text-session.ts';
import { useTextFormat } from './use-text-format.ts';
import { WordsButton } from './words-button.tsx';
import styles from './formatting-bar.module.css';

interface FormattingBarProps {
  readonly session: TextSession;
  readonly isLinkOpen: boolean;
  readonly onLinkOpen: (isOpen: boolean) => void;
  /** In a panel: without paragraph styles and alignment. */
  readonly isCompact?: boolean;
}

const COLUMN_TITLES = {
  left: richTextTools.columnStart,
  center: richTextTools.columnCenter,
  right: richTextTools.columnEnd,
  justify: richTextTools.justify,
};
const ALIGNMENT_ICONS = { left: AlignLeft, center: AlignCenter, right: AlignRight, justify: AlignJustify };

/** What can be done to the selected text (EDIT-42). Pressing a button leaves the caret where it is. */
export function FormattingBar({ session, isLinkOpen, onLinkOpen, isCompact = false }: FormattingBarProps) {
  const { editor } = session;
  const format = useTextFormat(editor);
  const toggle = (message: Message, name: string, icon: ReactNode, run: () => void, keys?: string) => (
    <button
      type="button"
      className={classes(styles['button'], format.active.includes(name) && styles['on'])}
      aria-pressed={format.active.includes(name)}
      aria-label={translate(message)}
      title={
        keys === undefined
          ? translate(message)
          : translate(richTextTools.withKey, { label: message, key: shownKeys(keys) })
      }
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
    >
      {icon}
    </button>
  );
  const chain = () => editor.chain().focus();
  const isInTable = format.active.includes('table');
  /** In a table, the column is aligned: in the way of the language it has no left and right. */
  const align = (id: (typeof ALIGNMENTS)[number]['id']): void => {
    const column = COLUMN_ALIGNMENTS.find((each) => TEXT_ALIGNMENTS[each] === id);
    if (isInTable && column !== undefined) {
      alignColumns(format.alignment === id ? 'start' : column)(editor.state, editor.view.dispatch);
      editor.commands.focus();
    } else if (format.alignment === id) chain().unsetTextAlign().run();
    else chain().setTextAlign(id).run();
  };
  return (
    <div
      className={classes(styles['bar'], isCompact && styles['compact'])}
      role="toolbar"
      aria-label={translate(richTextTools.formatting)}
    >
      {isCompact || session.kind === 'table' ? null : (
        <select
          className={styles['style']}
          aria-label={translate(richTextTools.paragraphStyle)}
          value={format.style}
          onChange={(event) => setStyle(editor, event.currentTarget.value)}
        >
          {PARAGRAPH_STYLES.map((style) => (
            <option key={style.id} value={style.id}>
              {translate(style.title)}
            </option>
          ))}
        </select>
      )}
      {toggle(richTextTools.bold, 'bold', <Bold />, () => chain().toggleBold().run(), 'mod b')}
      {toggle(richTextTools.italic, 'italic', <Italic />, () => chain().toggleItalic().run(), 'mod i')}
      {toggle(
        richTextTools.underline,
        'underline',
        <Underline />,
        () => chain().toggleUnderline().run(),
        'mod u',
      )}
      {toggle(richTextTools.strikethrough, 'strike', <Strikethrough />, () => chain().toggleStrike().run())}
      <WordsButton editor={editor} words={format.words} className={styles['button'] ?? ''} />
      {toggle(richTextTools.link, 'link', <LinkIcon />, () => onLinkOpen(true), 'mod k')}
      <span className={styles['line']} />
      {toggle(richTextTools.bulletedList, 'bulletList', <List />, () => chain().toggleBulletList().run())}
      {toggle(richTextTools.numberedList, 'orderedList', <ListOrdered />, () =>
        chain().toggleOrderedList().run(),
      )}
      {isInTable
        ? null
        : toggle(richTextTools.quote, 'blockquote', <Quote />, () => chain().toggleBlockquote().run())}
      {isCompact ? null : (
        <>
          <span className={styles['line']} />
          {ALIGNMENTS.map(({ id, title: paragraphTitle }) => {
            if (isInTable && id === 'justify') return null;
            const Icon = ALIGNMENT_ICONS[id];
            const title = translate(isInTable ? COLUMN_TITLES[id] : paragraphTitle);
            const isOn = format.alignment === id;
            return (
              <button
                key={id}
                type="button"
                className={classes(styles['button'], isOn && styles['on'])}
                aria-pressed={isOn}
                aria-label={title}
                title={title}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => align(id)}
              >
                <Icon />
              </button>
            );
          })}
        </>
      )}
      <button
        type="button"
        className={styles['button']}
        aria-label={translate(richTextTools.clearFormatting)}
        title={translate(richTextTools.clearFormatting)}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => chain().unsetAllMarks().clearNodes().unsetTextAlign().run()}
      >
        <RemoveFormatting />
      </button>
      {isInTable ? <TableMenu session={session} /> : null}
      <LinkDialog
        isOpen={isLinkOpen}
        link={format.link}
        onOpenChange={(isOpen) => {
          onLinkOpen(isOpen);
          if (!isOpen) editor.commands.focus();
        }}
        onPick={(picked) => applyLink(session, picked)}
        onRemove={() => chain().extendMarkRange('link').unsetMark('link').run()}
      />
    </div>
  );
}

/** Links the selected words; with nothing selected, the words of the link itself are written. */
function applyLink({ editor }: TextSession, link: LinkValue): void {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (!editor.state.selection.empty || editor.isActive('link')) {
    chain.setMark('link', { link }).run();
    return;
  }
  const words =
    link.kind === 'url' || link.kind === 'file'
      ? link.href
      : link.kind === 'email'
        ? link.to
        : link.kind === 'phone'
          ? link.number
          : translate(richTextTools.link);
  chain.insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { link } }] }).run();
}
