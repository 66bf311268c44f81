import { cutText } from '#lib/cut-text.ts';
import styles from './imports.module.css';

const SHOWN_LENGTH = 200;

/** A text of a report; the whole of a long one opens. */
export function ReportText({ text }: { readonly text: string }) {
  if (text.length <= SHOWN_LENGTH) return <span className={styles['text']}>{text}</span>;
  return (
    <details className={styles['text']}>
      <summary>
        {cutText(text, SHOWN_LENGTH)} … ({text.length.toLocaleString()} characters)
      </summary>
      {text}
    </details>
  );
}
