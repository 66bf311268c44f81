import { useState } from 'react';
import { useSettled } from '#ui/use-settled.ts';

/** What is searched for in a list of cards, and which page of the matches is shown. */
export interface PickerSearch {
  /** The text in the search field. */
  readonly text: string;
  /** The text without surrounding spaces, after a pause in typing. */
  readonly words: string;
  /** From 1. */
  readonly page: number;
  readonly setPage: (page: number) => void;
  /** Shows the first page of the matches. */
  readonly search: (text: string) => void;
}

export function usePickerSearch(): PickerSearch {
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const words = useSettled(text.trim());
  return {
    text,
    words,
    page,
    setPage,
    search: (next) => {
      setText(next);
      setPage(1);
    },
  };
}
