import { FolderOpen } from 'lucide-react';
import { useState } from 'react';
import type { ChoosableFile } from '#domain/files/file-kinds.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LinkFileList } from './link-file-list.tsx';

interface FileAddressButtonProps {
  /** What the address is for, as its field is called. */
  readonly label: string;
  /** What is offered and taken. */
  readonly choice: ChoosableFile;
  readonly href: string;
  readonly onPick: (href: string) => void;
}

const TITLES: Readonly<Record<ChoosableFile, string>> = {
  image: 'Choose a picture',
  audio: 'Choose an audio file',
  video: 'Choose a video',
  subtitles: 'Choose subtitles',
  document: 'Choose a file',
};

/** Beside a field for an address: fills it with that of a file of the library, or of one uploaded here. */
export function FileAddressButton({ label, choice, href, onPick }: FileAddressButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button
        size="small"
        icon={<FolderOpen aria-hidden="true" size={14} />}
        aria-label={`${label}: choose a file`}
        onPress={() => setOpen(true)}
      >
        Choose a file
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title={TITLES[choice]}>
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
