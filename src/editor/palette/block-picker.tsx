import { useState } from 'react';
import { BLOCK_CATEGORIES, type BlockDeclaration } from '#blocks/define-block.ts';
import { BLOCKS } from '#blocks/registry.ts';
import { Banner } from '#ui/banner.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { blockLimitMessage } from '../commands/block-limit.ts';
import { useDocumentState } from '../documents/use-document-state.ts';
import type { SavedPart } from '#contract/saved-parts.ts';
import { editMode } from '#messages/en/interface/edit-mode.ts';
import { editAnnouncements } from '#messages/en/interface/edit-announcements.ts';
import { translate } from '#ui/translate.ts';
import { SavedBlocks } from '../saved-parts/saved-blocks.tsx';
import { takePart } from '../saved-parts/use-saved-parts.ts';
import { CATEGORY_TITLES } from '../block-catalogue/block-categories.ts';
import { BlockIcon } from '../block-catalogue/block-icon.tsx';
import { findBlocks } from '../block-catalogue/find-blocks.ts';
import { hasInlineText } from '../inline-text-targets/has-inline-text.ts';
import { useActiveDocument } from '../workspace/use-active-document.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import styles from './block-picker.module.css';

interface BlockPickerProps {
  readonly sectionId: string;
  readonly afterBlockId: string | null;
}

/** All blocks, found by name or by what they are for; Enter takes the first one found. */
export function BlockPicker({ sectionId, afterBlockId }: BlockPickerProps) {
  const { edit, actions } = useWorkspace();
  const store = useActiveDocument();
  const limit = useDocumentState(store, (state) => blockLimitMessage(state.view, 1));
  const [search, setSearch] = useState('');
  const found = findBlocks(BLOCKS, search);
  const close = (): void => edit.open({ kind: 'none' });
  const add = (block: BlockDeclaration): void => {
    close();
    const id = actions.addBlock(block, sectionId, afterBlockId);
    if (id !== null && hasInlineText(block.type)) edit.editTextOf(id);
  };
  async function addSaved(part: SavedPart): Promise<void> {
    const content = await takePart(part);
    if (content === null) return;
    close();
    actions.insert(content, translate(editAnnouncements.added, { title: part.name }));
  }
  return (
    <Dialog isOpen onOpenChange={close} title={translate(editMode.addBlock)} size="medium">
      <div className={styles['picker']}>
        <SearchField
          label={translate(editMode.searchBlocks)}
          autoFocus
          value={search}
          onChange={setSearch}
          onSubmit={() => {
            const [first] = found;
            if (first !== undefined && limit === null) add(first);
          }}
        />
        {limit === null ? null : <Banner tone="warning">{limit}</Banner>}
        {found.length === 0 ? <p className={styles['none']}>{translate(editMode.noBlock)}</p> : null}
        <SavedBlocks search={search} isDisabled={limit !== null} onChoose={(part) => void addSaved(part)} />
        {BLOCK_CATEGORIES.map((category) => {
          const blocks = found.filter((block) => block.category === category);
          return blocks.length === 0 ? null : (
            <section key={category} aria-label={translate(CATEGORY_TITLES[category])}>
              <h3 className={styles['category']}>{translate(CATEGORY_TITLES[category])}</h3>
              <div className={styles['blocks']}>
                {blocks.map((block) => (
                  <button
                    key={block.type}
                    type="button"
                    className={styles['block']}
                    disabled={limit !== null}
                    onClick={() => add(block)}
                  >
                    <BlockIcon name={block.icon} />
                    {translate(block.title)}
                  </button>
                ))}
              </div>
            </section>
          );
        })}
      </div>
    </Dialog>
  );
}
