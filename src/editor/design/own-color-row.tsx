import { ChevronDown, ChevronUp, Trash2 } from 'lucide-react';
import { customColorTitle, MAX_CUSTOM_COLOR_NAME, type CustomColor } from '#domain/palette/custom-colors.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { ownColors } from '#messages/en/interface/own-colors.ts';
import type { Words } from '#messages/message.ts';
import { useDraft } from '../fields/use-draft.ts';
import { PaletteColorField } from './palette-color-field.tsx';
import styles from './palette.module.css';
import { useGestureId } from '../documents/use-gesture-id.ts';

interface OwnColorRowProps {
  readonly color: CustomColor;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onChange: (color: CustomColor, name: Words, gestureId?: string) => void;
  readonly onMove: (step: -1 | 1) => void;
  readonly onDelete: () => void;
}

/** One custom colour (PAL-06). */
export function OwnColorRow({ color, isFirst, isLast, onChange, onMove, onDelete }: OwnColorRowProps) {
  const gesture = useGestureId();
  const title = customColorTitle(color);
  const name = useDraft(color.name, (next, gestureId) =>
    onChange({ ...color, name: next }, ownColors.renameStep, gestureId),
  );
  return (
    <li className={styles['ownColor']}>
      <div className={styles['ownFields']}>
        <TextField
          label={translate(ownColors.name)}
          value={name.draft}
          maxLength={MAX_CUSTOM_COLOR_NAME}
          onChange={name.change}
          onBlur={name.finish}
        />
        <PaletteColorField
          label={translate(ownColors.color)}
          value={color.color}
          onChange={(next) => onChange({ ...color, color: next }, ownColors.changeStep, gesture.current())}
          onChangeEnd={gesture.end}
        />
      </div>
      <div className={styles['ownActions']}>
        <IconButton
          label={translate(ownColors.moveUp, { name: title })}
          size="small"
          isDisabled={isFirst}
          onPress={() => onMove(-1)}
        >
          <ChevronUp aria-hidden="true" />
        </IconButton>
        <IconButton
          label={translate(ownColors.moveDown, { name: title })}
          size="small"
          isDisabled={isLast}
          onPress={() => onMove(1)}
        >
          <ChevronDown aria-hidden="true" />
        </IconButton>
        <IconButton label={translate(ownColors.delete, { name: title })} size="small" onPress={onDelete}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
