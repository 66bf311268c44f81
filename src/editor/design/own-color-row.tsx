import { ChevronDown, ChevronUp, Trash2 } from 'lucide-react';
import { customColorTitle, MAX_CUSTOM_COLOR_NAME, type CustomColor } from '#domain/palette/custom-colors.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useDraft } from '../inspector/use-draft.ts';
import { PaletteColorField } from './palette-color-field.tsx';
import styles from './palette.module.css';
import { useGestureId } from './use-gesture-id.ts';

interface OwnColorRowProps {
  readonly color: CustomColor;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onChange: (color: CustomColor, name: string, gestureId?: string) => void;
  readonly onMove: (step: -1 | 1) => void;
  readonly onDelete: () => void;
}

/** One of the owner's own colours (PAL-06). */
export function OwnColorRow({ color, isFirst, isLast, onChange, onMove, onDelete }: OwnColorRowProps) {
  const gesture = useGestureId();
  const title = customColorTitle(color);
  const name = useDraft(color.name, (next, gestureId) =>
    onChange({ ...color, name: next }, 'Rename own color', gestureId),
  );
  return (
    <li className={styles['ownColor']}>
      <div className={styles['ownFields']}>
        <TextField
          label="Name"
          value={name.draft}
          maxLength={MAX_CUSTOM_COLOR_NAME}
          onChange={name.change}
          onBlur={name.finish}
        />
        <PaletteColorField
          label="Color"
          value={color.color}
          onChange={(next) => onChange({ ...color, color: next }, 'Change own color', gesture.current())}
          onChangeEnd={gesture.end}
        />
      </div>
      <div className={styles['ownActions']}>
        <IconButton label={`Move ${title} up`} size="small" isDisabled={isFirst} onPress={() => onMove(-1)}>
          <ChevronUp aria-hidden="true" />
        </IconButton>
        <IconButton label={`Move ${title} down`} size="small" isDisabled={isLast} onPress={() => onMove(1)}>
          <ChevronDown aria-hidden="true" />
        </IconButton>
        <IconButton label={`Delete ${title}`} size="small" onPress={onDelete}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
