import { FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LinkFileList } from './link-file-list.tsx';

interface FileAddressButtonProps {
  /** What the address is for, as its field is called. */
  readonly label: string;
  readonly href: string;
  readonly onPick: (href: string) => void;
}

/** Beside a field for an address: fills it with that of a file of the library, or of one uploaded here. */
export function FileAddressButton({ label, href, onPick }: FileAddressButtonProps) {
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
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Choose a file">
        <LinkFileList
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
