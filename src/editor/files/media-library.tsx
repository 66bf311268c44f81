import { useQueryClient } from '@tanstack/react-query';
import { Images } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FileEntry } from '#contract/files.ts';
import { acceptAttribute, FILE_KINDS, type FileKind } from '#domain/files/file-kinds.ts';
import { siteFiles } from '#messages/en/interface/site-files.ts';
import type { Message } from '#messages/message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { MediaGrid } from './media-grid.tsx';
import { UploadList } from './upload-list.tsx';
import { FILES_KEY, FILES_PER_PAGE, useFiles } from './use-files.ts';
import { usePastedFiles } from './use-pasted-files.ts';
import { useUploads } from './use-uploads.ts';
import styles from './media.module.css';

export interface MediaLibraryProps {
  readonly accept: 'image' | 'any';
  readonly selectedId: string | null;
  readonly onSelect: (file: FileEntry) => void;
  /**
   * Called with uploads: one file is chosen at once and several are offered, or all are chosen. Without it, files only
   * join the library.
   */
  readonly uploaded?: 'take-one' | 'take-all' | undefined;
  readonly canUpload?: boolean | undefined;
  /** Files to upload as soon as the library is open. */
  readonly dropped?: readonly File[] | undefined;
}

const KIND_LABELS: Readonly<Record<FileKind | 'all', Message>> = {
  all: siteFiles.kindAll,
  image: siteFiles.kindImages,
  audio: siteFiles.kindAudio,
  video: siteFiles.kindVideo,
  document: siteFiles.kindDocuments,
};

/** The library: upload by button, drop and paste, search, and the files as a grid. */
export function MediaLibrary({
  accept,
  selectedId,
  onSelect,
  uploaded,
  canUpload = true,
  dropped,
}: MediaLibraryProps) {
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<FileKind | 'all'>(accept === 'image' ? 'image' : 'all');
  const [page, setPage] = useState(1);
  const queries = useQueryClient();
  const files = useFiles({ search, kind: kind === 'all' ? null : kind, page });
  const [recent, setRecent] = useState<readonly FileEntry[]>([]);
  const uploads = useUploads(accept, (arrived, isLast) => {
    void queries.invalidateQueries({ queryKey: [FILES_KEY] });
    if (uploaded === undefined) return;
    if (uploaded === 'take-all') arrived.forEach(onSelect);
    else if (arrived.length === 1 && recent.length === 0 && isLast) arrived.forEach(onSelect);
    else setRecent((before) => [...before, ...arrived]);
  });
  const waiting = useRef(dropped ?? []);
  const { add } = uploads;
  useEffect(() => {
    const files = waiting.current;
    waiting.current = [];
    if (files.length > 0) add(files);
  }, [add]);
  usePastedFiles((pasted) => {
    if (canUpload) uploads.add(pasted);
  });
  const pageCount = Math.max(1, Math.ceil((files.data?.total ?? 0) / FILES_PER_PAGE));
  const isSearched = search !== '' || (accept === 'any' && kind !== 'all');

  return (
    <div className={styles['library']}>
      {canUpload ? (
        <FileDrop
          label={accept === 'image' ? translate(siteFiles.dropPictures) : translate(siteFiles.dropFiles)}
          description={accept === 'image' ? translate(siteFiles.pictureRule) : translate(siteFiles.fileRule)}
          buttonLabel={translate(siteFiles.upload)}
          accept={acceptAttribute(accept).split(',')}
          onFiles={(dropped) => uploads.add(dropped)}
          className={styles['drop']}
        />
      ) : null}
      <UploadList uploads={uploads} />
      {recent.length === 0 ? null : (
        <section className={styles['recent']}>
          <h3 className={styles['heading']}>{translate(siteFiles.justUploaded)}</h3>
          <MediaGrid
            label={translate(siteFiles.justUploaded)}
            files={recent}
            selectedId={selectedId}
            onSelect={onSelect}
          />
        </section>
      )}
      <div className={styles['filters']}>
        <SearchField
          label={translate(siteFiles.search)}
          value={search}
          onChange={(next) => {
            setSearch(next);
            setPage(1);
          }}
          className={styles['search']}
        />
        {accept === 'any' ? (
          <SegmentedControl
            label={translate(siteFiles.kindOfFile)}
            isLabelHidden
            options={(['all', ...FILE_KINDS] as const).map((value) => ({
              value,
              label: translate(KIND_LABELS[value]),
            }))}
            value={kind}
            onChange={(next) => {
              setKind(next);
              setPage(1);
            }}
          />
        ) : null}
      </div>
      {files.isPending ? <Spinner label={translate(siteFiles.loading)} /> : null}
      {files.isError ? (
        <Banner
          tone="danger"
          actions={<Button onPress={() => void files.refetch()}>{translate(siteFiles.tryAgain)}</Button>}
        >
          {translate(siteFiles.notLoaded)}
        </Banner>
      ) : null}
      {files.data?.files.length === 0 ? (
        <EmptyState
          icon={<Images />}
          title={isSearched ? translate(siteFiles.noneFound) : translate(siteFiles.noneYet)}
        >
          {isSearched ? translate(siteFiles.noneFoundText) : translate(siteFiles.noneYetText)}
        </EmptyState>
      ) : null}
      {files.data === undefined || files.data.files.length === 0 ? null : (
        <MediaGrid files={files.data.files} selectedId={selectedId} onSelect={onSelect} />
      )}
      {pageCount > 1 ? <Pagination page={page} pageCount={pageCount} onPageChange={setPage} /> : null}
    </div>
  );
}
