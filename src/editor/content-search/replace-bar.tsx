import { useState } from 'react';
import type { FoundRecord } from '#contract/content-search.ts';
import type { SearchOptions } from '#domain/content-search/find-matches.ts';
import { contentSearch } from '#messages/en/interface/content-search.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/show-toast.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { useShownDocument } from '../site-context/shown-document.ts';
import { useShownPage } from '../site-context/shown-page.ts';
import { replaceShown, type Replaced } from './replacing.ts';
import styles from './content-search.module.css';

interface ReplaceBarProps {
  readonly options: SearchOptions;
  readonly replacement: string;
  readonly onReplacementChange: (replacement: string) => void;
  /** The texts that are shown and not excluded. */
  readonly records: readonly FoundRecord[];
  readonly onReplaced: () => Promise<unknown>;
}

/** The replacement, and the button that applies it (EDIT-212). */
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
    setProgress(translate(contentSearch.replacing));
    const page = useShownDocument.getState().store;
    const replaced = await replaceShown({
      options,
      replacement,
      records,
      openStores: page === null ? [site] : [site, page],
      onProgress: (done, all) => setProgress(translate(contentSearch.replacingPages, { done, all })),
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
          label={translate(contentSearch.replaceWith)}
          value={replacement}
          maxLength={1000}
          autoComplete="off"
          onChange={onReplacementChange}
        />
        <Button type="submit" variant="primary" isDisabled={texts.length === 0} isPending={progress !== null}>
          {translate(contentSearch.replaceTimes, { count })}
        </Button>
      </form>
      <output className={styles['muted']}>{progress ?? translate(contentSearch.whatIsReplaced)}</output>
      {problems.length === 0 ? null : (
        <Banner tone="danger" title={translate(contentSearch.someFailed)}>
          {problems.join(' ')}
        </Banner>
      )}
    </>
  );
}

function messageOf({ texts, documents, skipped }: Replaced): string {
  const changed = translate(contentSearch.changed, { texts, pages: documents });
  return skipped === 0 ? changed : `${changed} ${translate(contentSearch.leftAlone, { count: skipped })}`;
}
