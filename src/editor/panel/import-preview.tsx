import { useId } from 'react';
import type { ImportProblem } from '#contract/import-problem.ts';
import { importReasons } from '#messages/en/interface/import-reasons.ts';
import { translate, translateStored } from '#ui/translate.ts';
import styles from './import-preview.module.css';

interface ImportPreviewProps {
  readonly fileName: string;
  readonly report: {
    readonly added: number;
    readonly changed: number;
    readonly unchanged: number;
    readonly skipped: number;
    /** Where those that are wrong are counted apart. */
    readonly wrong?: number;
    readonly problems: readonly ImportProblem[];
  };
  /** Further counts of a kind of import. */
  readonly further?: readonly (readonly [string, number])[];
}

/** What importing a file of people would do: how many rows become what, and why others are left out (CRM-19). */
export function ImportPreview({ fileName, report, further = [] }: ImportPreviewProps) {
  const counts = [
    [translate(importReasons.added), report.added],
    [translate(importReasons.changed), report.changed],
    [translate(importReasons.unchanged), report.unchanged],
    [translate(importReasons.skipped), report.skipped],
    ...(report.wrong === undefined ? [] : ([[translate(importReasons.wrong), report.wrong]] as const)),
    ...further,
  ] as const;
  return (
    <>
      <p className={styles['file']}>{fileName}</p>
      <dl className={styles['counts']}>
        {counts.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count.toLocaleString()}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface ImportProblemsProps {
  readonly problems: readonly ImportProblem[];
  readonly title?: string | undefined;
}

/** The rows that are left out, each with its reason in the reader's language. */
export function ImportProblems({ problems, title }: ImportProblemsProps) {
  const id = useId();
  if (problems.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title ?? translate(importReasons.rows)}</h3>
      {/* Long lists scroll by keyboard, too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={styles['problems']} tabIndex={0}>
        {problems.map(({ line, email, reason, words }) => (
          <li key={line}>
            <span>{translate(importReasons.row, { line })}</span>
            {email === '' ? null : <bdi>{`${email} `}</bdi>}
            <span>{translateStored(words, reason)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
