import { useState } from 'react';
import type { FileEntry } from '#contract/files.ts';
import { siteFiles } from '#messages/en/interface/site-files.ts';
import { Dialog } from '#ui/dialog.tsx';
import { translate } from '#ui/translate.ts';
import { Panel } from '../panel/panel.tsx';
import { FileDetails } from './file-details.tsx';
import { MediaLibrary } from './media-library.tsx';

/** All files of the site: upload, search, rename, describe, see where they are used, delete. */
export function MediaScreen({ canWrite = true }: { readonly canWrite?: boolean }) {
  const [file, setFile] = useState<FileEntry | null>(null);
  return (
    <Panel
      isWide
      title={translate(siteFiles.media)}
      back={{ to: '/settings', label: translate(siteFiles.settings) }}
    >
      <MediaLibrary accept="any" selectedId={file?.id ?? null} onSelect={setFile} canUpload={canWrite} />
      <Dialog
        isOpen={file !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setFile(null);
        }}
        title={file?.name ?? ''}
        size="large"
      >
        {file === null ? null : (
          <FileDetails
            key={file.id}
            file={file}
            canWrite={canWrite}
            onChanged={setFile}
            onRemoved={() => setFile(null)}
          />
        )}
      </Dialog>
    </Panel>
  );
}
