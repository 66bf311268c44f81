import { useState } from 'react';
import { MAX_TABLE_CAPTION } from '#domain/rich-text/rich-text.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { tableTools } from '#messages/en/interface/table-tools.ts';
import { translate } from '#ui/translate.ts';

interface CaptionDialogProps {
  readonly caption: string;
  readonly onSave: (caption: string) => void;
  readonly onClose: () => void;
}

/** What stands above a table and names it; an empty one is none (EDIT-213). */
export function CaptionDialog({ caption, onSave, onClose }: CaptionDialogProps) {
  const [text, setText] = useState(caption);
  const save = (): void => {
    onSave(text.trim());
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={translate(tableTools.captionTitle)}
      size="small"
      footer={
        <Button variant="primary" onPress={save}>
          {translate(tableTools.save)}
        </Button>
      }
    >
      <TextField
        label={translate(tableTools.caption)}
        description={translate(tableTools.captionText)}
        value={text}
        onChange={setText}
        maxLength={MAX_TABLE_CAPTION}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one field of a dialog that was asked for
        autoFocus
        onKeyDown={(event) => {
          if (event.key === 'Enter') save();
        }}
      />
    </Dialog>
  );
}
