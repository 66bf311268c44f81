import { FolderOpen } from 'lucide-react';
import { useState } from 'react';
import type { ChoosableFile } from '#domain/files/file-kinds.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { translate } from '#ui/translate.ts';
import { filePicker } from '#messages/en/interface/file-picker.ts';
import type { Words } from '#messages/message.ts';
import { LinkFileList } from './link-file-list.tsx';

interface FileAddressButtonProps {
  /** The label of the field. */
  readonly label: string;
  /** The accepted kind of file. */
  readonly choice: ChoosableFile;
  readonly href: string;
  readonly onPick: (href: string) => void;
}

const TITLES: Readonly<Record<ChoosableFile, Words>> = {
  image: filePicker.chooseImage,
  audio: filePicker.chooseAudio,
  video: filePicker.chooseVideo,
  subtitles: filePicker.chooseSubtitles,
  document: filePicker.choose,
};

/** A button beside an address field: fills it with the address of a file of the library, or of an upload. */
export function FileAddressButton({ label, choice, href, onPick }: FileAddressButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button
        size="small"
        icon={<FolderOpen aria-hidden="true" size={14} />}
        aria-label={translate(filePicker.chooseFor, { label })}
        onPress={() => setOpen(true)}
      >
        {translate(filePicker.choose)}
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title={translate(TITLES[choice])}>
        <LinkFileList
          choice={choice}
          href={href}
          error={null}
          onPick={(picked) => {
            onPick(picked);
            setOpen(false);
          }}
        />
      </Dialog>
    </div>
  );
}
