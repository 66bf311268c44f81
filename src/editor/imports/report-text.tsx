import { cutText } from '#lib/cut-text.ts';
import { siteImports } from '#messages/en/interface/site-imports.ts';
import { translate } from '#ui/translate.ts';
import styles from './imports.module.css';

const SHOWN_LENGTH = 200;

/** A text of a report; the whole of a long one opens. */
export function ReportText({ text }: { readonly text: string }) {
  if (text.length <= SHOWN_LENGTH) return <span className={styles['text']}>{text}</span>;
  return (
    <details className={styles['text']}>
      <summary>
        {translate(siteImports.longText, { start: cutText(text, SHOWN_LENGTH), count: text.length })}
      </summary>
      {text}
    </details>
  );
}
