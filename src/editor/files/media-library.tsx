import { useQueryClient } from '@tanstack/react-query';
import { Images } from 'lucide-react';
import { useState } from 'react';
import type { FileEntry } from '#contract/files.ts';
import { acceptAttribute, FILE_KINDS, type FileKind } from '#domain/files/file-kinds.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Spinner } from '#ui/spinner.tsx';
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
   * What has just been uploaded is wanted: one file is taken at once and several are offered, or all are taken.
   * Without it, files only join the library.
   */
  readonly uploaded?: 'take-one' | 'take-all' | undefined;
  readonly canUpload?: boolean | undefined;
}

const KIND_LABELS: Readonly<Record<FileKind | 'all', string>> = {
  all: 'All',
  image: 'Images',
  audio: 'Audio',
  video: 'Video',
  document: 'Documents',
};

/** The library: upload by button, drop and paste, search, and the files as a grid. */
export function MediaLibrary({
  accept,
  selectedId,
  onSelect,
  uploaded,
  canUpload = true,
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
  usePastedFiles((pasted) => {
    if (canUpload) uploads.add(pasted);
  });
  const pageCount = Math.max(1, Math.ceil((files.data?.total ?? 0) / FILES_PER_PAGE));
  const isSearched = search !== '' || (accept === 'any' && kind !== 'all');

  return (
    <div className={styles['library']}>
      {canUpload ? (
        <FileDrop
          label={accept === 'image' ? 'Drop or paste pictures here' : 'Drop or paste files here'}
          description={
            accept === 'image'
              ? 'JPEG, PNG, GIF, WebP or SVG, up to 20 MB each.'
              : 'Images up to 20 MB, audio up to 160 MB, other files up to 300 MB.'
          }
          buttonLabel="Upload"
          accept={acceptAttribute(accept).split(',')}
          onFiles={(dropped) => uploads.add(dropped)}
          className={styles['drop']}
        />
      ) : null}
      <UploadList uploads={uploads} />
      {recent.length === 0 ? null : (
        <section className={styles['recent']}>
          <h3 className={styles['heading']}>Just uploaded</h3>
          <MediaGrid label="Just uploaded" files={recent} selectedId={selectedId} onSelect={onSelect} />
        </section>
      )}
      <div className={styles['filters']}>
        <SearchField
          label="Search files"
          value={search}
          onChange={(next) => {
            setSearch(next);
            setPage(1);
          }}
          className={styles['search']}
        />
        {accept === 'any' ? (
          <SegmentedControl
            label="Kind of file"
            isLabelHidden
            options={(['all', ...FILE_KINDS] as const).map((value) => ({ value, label: KIND_LABELS[value] }))}
            value={kind}
            onChange={(next) => {
              setKind(next);
              setPage(1);
            }}
          />
        ) : null}
      </div>
      {files.isPending ? <Spinner label="Loading files" /> : null}
      {files.isError ? (
        <Banner tone="danger" actions={<Button onPress={() => void files.refetch()}>Try again</Button>}>
          Unable to load results
        </Banner>
      ) : null}
      {files.data?.files.length === 0 ? (
        <EmptyState icon={<Images />} title={isSearched ? 'No file found' : 'No files yet'}>
          {isSearched ? 'Try other words.' : 'What you upload is kept here, to be used on every page.'}
        </EmptyState>
      ) : null}
      {files.data === undefined || files.data.files.length === 0 ? null : (
        <MediaGrid files={files.data.files} selectedId={selectedId} onSelect={onSelect} />
      )}
      {pageCount > 1 ? <Pagination page={page} pageCount={pageCount} onPageChange={setPage} /> : null}
    </div>
  );
}
