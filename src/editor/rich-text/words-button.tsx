import type { Editor } from '@tiptap/core';
import { Palette } from 'lucide-react';
import { use } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { WORD_SIZES, type WordColor, type WordMark } from '#domain/rich-text/word-marks.ts';
import { Button } from '#ui/button.tsx';
import { Popover } from '#ui/popover.tsx';
import { Select } from '#ui/select.tsx';
import { richTextTools } from '#messages/en/interface/rich-text-tools.ts';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { parseDesignSettings } from '../documents/site-records.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { WorkspaceContext } from '../workspace/workspace.ts';
import { PaletteSwatches } from '../design/palette-swatches.tsx';
import type { TextFormat } from './text-format.ts';
import styles from './words-button.module.css';

interface WordsButtonProps {
  readonly editor: Editor;
  readonly words: TextFormat['words'];
  readonly className: string;
}

const sizes = () =>
  [
    { value: 'smaller', label: translate(richTextTools.smaller) },
    { value: 'normal', label: translate(richTextTools.normal) },
    { value: 'larger', label: translate(richTextTools.larger) },
    { value: 'large', label: translate(richTextTools.large) },
    { value: 'huge', label: translate(richTextTools.huge) },
  ] as const;

/**
 * Colour, highlight and size of the selected words (DSGN-58). The text keeps its selection meanwhile. Texts that stand on
 * no page, as of the announcement bar, have none: their panels are open without a page's workspace.
 */
export function WordsButton(props: WordsButtonProps) {
  const workspace = use(WorkspaceContext);
  return workspace === null ? null : <WordsOfSite {...props} site={workspace.site} />;
}

function WordsOfSite({
  editor,
  words,
  className,
  site,
}: WordsButtonProps & { readonly site: DocumentStore }) {
  const design = parseDesignSettings(useRecord(site, 'design'));
  const set = (mark: WordMark): void => {
    editor.chain().setMark(mark.type, mark.attrs).run();
  };
  const unset = (type: WordMark['type']): void => {
    editor.chain().unsetMark(type).run();
  };
  const colorOf = (type: 'color' | 'highlight', label: string, without: string) => (
    <div className={styles['color']}>
      <PaletteSwatches
        label={label}
        design={design}
        value={words[type]}
        onChange={(color) => set({ type, attrs: { color: color as WordColor } })}
      />
      <Button size="small" isDisabled={words[type] === null} onPress={() => unset(type)}>
        {without}
      </Button>
    </div>
  );
  return (
    <Popover
      label={translate(richTextTools.colorAndSize)}
      placement="top"
      trigger={
        <AriaButton className={className} aria-label={translate(richTextTools.colorAndSize)}>
          <Palette aria-hidden="true" />
        </AriaButton>
      }
      onOpenChange={(isOpen) => {
        if (!isOpen) editor.commands.focus();
      }}
    >
      <div className={styles['panel']}>
        <Select
          label={translate(richTextTools.sizeOfWords)}
          value={words.size ?? 'normal'}
          options={sizes()}
          onChange={(chosen) => {
            const size = WORD_SIZES.find((each) => each === chosen);
            if (size === undefined) unset('size');
            else set({ type: 'size', attrs: { size } });
          }}
        />
        {colorOf('color', translate(richTextTools.colorOfWords), translate(richTextTools.colorOfText))}
        {colorOf('highlight', 'Highlight', translate(richTextTools.noHighlight))}
      </div>
    </Popover>
  );
}
