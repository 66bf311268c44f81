import type { SavedPart } from '#contract/saved-parts.ts';
import { Trash2 } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { useSettled } from '#ui/use-settled.ts';
import { savedParts } from '#messages/en/interface/saved-parts.ts';
import { translate } from '#ui/translate.ts';
import { useDeleteSavedPart, useSavedParts } from './use-saved-parts.ts';
import styles from './saved-parts.module.css';

interface SavedBlocksProps {
  readonly search: string;
  readonly isDisabled: boolean;
  readonly onChoose: (part: SavedPart) => void;
}

/** Blocks that were saved, in the block picker; nothing where there are none (EDIT-205). */
export function SavedBlocks({ search, isDisabled, onChoose }: SavedBlocksProps) {
  const words = useSettled(search.trim());
  const { data } = useSavedParts('blocks', words, 1);
  const remove = useDeleteSavedPart();
  if (data === undefined || data.parts.length === 0) return null;
  return (
    <section aria-label={translate(savedParts.saved)}>
      <h3 className={styles['heading']}>{translate(savedParts.saved)}</h3>
      <ul className={styles['list']}>
        {data.parts.map((part) => (
          <li key={`${part.siteId} ${part.id}`} className={styles['row']}>
            <button
              type="button"
              className={styles['choice']}
              disabled={isDisabled}
              onClick={() => onChoose(part)}
            >
              {part.name}
            </button>
            <IconButton
              label={translate(savedParts.deleteNamed, { name: part.name })}
              size="small"
              onPress={() => void remove(part)}
            >
              <Trash2 aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {data.total > data.parts.length ? (
        <p className={styles['more']}>
          {translate(savedParts.more, { count: data.total - data.parts.length })}
        </p>
      ) : null}
    </section>
  );
}
