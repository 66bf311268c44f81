import { X } from 'lucide-react';
import { useState } from 'react';
import { BLOCK_CATEGORIES, type BlockDeclaration } from '#blocks/define-block.ts';
import { BLOCKS } from '#blocks/registry.ts';
import { Banner } from '#ui/banner.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { editMode } from '#messages/en/interface/edit-mode.ts';
import { translate } from '#ui/translate.ts';
import { blockLimitMessage } from '../commands/block-limit.ts';
import { useDocumentState } from '../documents/use-document-state.ts';
import { isLeavingByKey } from '../panel/is-leaving-by-key.ts';
import { CATEGORY_TITLES } from '../block-catalogue/block-categories.ts';
import { dragTypeOf } from '../moving/block-drag.ts';
import { BlockIcon } from '../block-catalogue/block-icon.tsx';
import { findBlocks } from '../block-catalogue/find-blocks.ts';
import { focusSelection } from '../canvas/focus-selection.ts';
import { showSelection } from '../canvas/show-selection.ts';
import { useActiveDocument } from '../workspace/use-active-document.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import styles from './block-palette.module.css';

/**
 * The blocks at the side of the page: dragged onto it, or added below the selection by a click or by Enter (EDIT-211).
 */
export function BlockPalette() {
  const { edit, actions } = useWorkspace();
  const store = useActiveDocument();
  const limit = useDocumentState(store, (state) => blockLimitMessage(state.view, 1));
  const [search, setSearch] = useState('');
  const found = findBlocks(BLOCKS, search);
  const close = (): void => {
    edit.setState({ isPaletteOpen: false });
    focusSelection(edit);
  };
  const add = (block: BlockDeclaration): void => {
    const { selection } = edit.getState();
    actions.addBlockAt(block, {
      sectionId: actions.selectedSection(),
      afterBlockId: selection.kind === 'blocks' ? (selection.blockIds.at(-1) ?? null) : null,
    });
    // It is drawn in the next frame, and may stand below what can be seen.
    requestAnimationFrame(() => requestAnimationFrame(() => showSelection(edit)));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of what is in it come by here
    <aside
      className={styles['palette']}
      aria-label={translate(editMode.blocks)}
      onKeyDown={(event) => {
        if (isLeavingByKey(event)) close();
      }}
    >
      <div className={styles['head']}>
        <h2 className={styles['title']}>{translate(editMode.blocks)}</h2>
        <IconButton label={translate(editMode.closeBlocks)} size="small" onPress={close}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
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
      <p className={styles['hint']}>{translate(editMode.dragOrPress)}</p>
      {limit === null ? null : <Banner tone="warning">{limit}</Banner>}
      {found.length === 0 ? <p className={styles['hint']}>{translate(editMode.noBlock)}</p> : null}
      {search.trim() === '' ? (
        BLOCK_CATEGORIES.map((category) => (
          <section key={category} aria-label={translate(CATEGORY_TITLES[category])}>
            <h3 className={styles['category']}>{translate(CATEGORY_TITLES[category])}</h3>
            <PaletteBlocks
              blocks={found.filter((block) => block.category === category)}
              isDisabled={limit !== null}
              onAdd={add}
            />
          </section>
        ))
      ) : (
        <PaletteBlocks blocks={found} isDisabled={limit !== null} onAdd={add} />
      )}
    </aside>
  );
}

interface PaletteBlocksProps {
  readonly blocks: readonly BlockDeclaration[];
  readonly isDisabled: boolean;
  readonly onAdd: (block: BlockDeclaration) => void;
}

function PaletteBlocks({ blocks, isDisabled, onAdd }: PaletteBlocksProps) {
  return (
    <div className={styles['blocks']}>
      {blocks.map((block) => (
        <button
          key={block.type}
          type="button"
          className={styles['block']}
          disabled={isDisabled}
          draggable={!isDisabled}
          onDragStart={({ dataTransfer }) => {
            dataTransfer.setData(dragTypeOf(block.type), block.type);
            dataTransfer.effectAllowed = 'copy';
          }}
          onClick={() => onAdd(block)}
        >
          <BlockIcon name={block.icon} />
          {translate(block.title)}
        </button>
      ))}
    </div>
  );
}
