import { firstLetter } from '#lib/first-letter.ts';
import styles from './avatar.module.css';

/** The initials of a person. */
export function Avatar({ name }: { readonly name: string }) {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => firstLetter(word ?? ''))
    .join('');
  return (
    // Drawn by the style sheet: a picture of the name, no part of what a button around it is called.
    <span className={styles['avatar']} aria-hidden="true" data-letters={letters} />
  );
}
