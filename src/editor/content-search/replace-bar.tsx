import { useState } from 'react';
import type { FoundRecord } from '#contract/content-search.ts';
import type { SearchOptions } from '#domain/content-search/find-matches.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/show-toast.ts';
import { TextField } from '#ui/text-field.tsx';
import { useShownDocument } from '../shell/shown-document.ts';
import { useShownPage } from '../shell/shown-page.ts';
import { replaceShown, type Replaced } from './replacing.ts';
import styles from './content-search.module.css';

interface ReplaceBarProps {
  readonly options: SearchOptions;
  readonly replacement: string;
  readonly onReplacementChange: (replacement: string) => void;
  /** What is shown and not left out. */
  readonly records: readonly FoundRecord[];
  readonly onReplaced: () => Promise<unknown>;
}

/** What is put in place of what was found, and the button that does it (EDIT-212). */
export function ReplaceBar({
  options,
  replacement,
  onReplacementChange,
  records,
  onReplaced,
}: ReplaceBarProps) {
  const { site } = useShownPage();
  const [progress, setProgress] = useState<string | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const texts = records.flatMap((record) => record.texts);
  const count = texts.reduce((sum, text) => sum + text.count, 0);

  async function replace(): Promise<void> {
    setProblems([]);
    setProgress('Replacing…');
    const page = useShownDocument.getState().store;
    const replaced = await replaceShown({
      options,
      replacement,
      records,
      openStores: page === null ? [site] : [site, page],
      onProgress: (done, all) => setProgress(`Replacing: ${done} of ${all} pages`),
    });
    setProgress(null);
    setProblems(replaced.problems);
    showToast(messageOf(replaced), { tone: replaced.problems.length > 0 ? 'neutral' : 'success' });
    await onReplaced();
  }

  return (
    <>
      <form
        className={styles['replace']}
        onSubmit={(event) => {
          event.preventDefault();
          if (texts.length > 0 && progress === null) void replace();
        }}
      >
        <TextField
          label="Replace with"
          value={replacement}
          maxLength={1000}
          autoComplete="off"
          onChange={onReplacementChange}
        />
        <Button type="submit" variant="primary" isDisabled={texts.length === 0} isPending={progress !== null}>
          {`Replace ${count} ${count === 1 ? 'time' : 'times'}`}
        </Button>
      </form>
      <output className={styles['muted']}>
        {progress ?? 'What is ticked below is replaced. Undo takes it back, page by page.'}
      </output>
      {problems.length === 0 ? null : (
        <Banner tone="danger" title="Some pages could not be changed">
          {problems.join(' ')}
        </Banner>
      )}
    </>
  );
}

function messageOf({ texts, documents, skipped }: Replaced): string {
  const changed = `${texts} ${texts === 1 ? 'text' : 'texts'} changed on ${documents} ${documents === 1 ? 'page' : 'pages'}.`;
  return skipped === 0 ? changed : `${changed} ${skipped} left alone: they are not as they were shown.`;
}
