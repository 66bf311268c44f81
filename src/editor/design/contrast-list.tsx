import { contrastGrade, contrastText, type ContrastGrade } from '#domain/palette/contrast-grade.ts';
import { contrastOf } from '#domain/palette/contrast.ts';
import { Button } from '#ui/button.tsx';
import styles from './palette.module.css';

/** Two colours that stand on each other. */
export interface ContrastPair {
  readonly key: string;
  /** `Links on Background`. */
  readonly title: string;
  readonly front: string;
  readonly back: string;
  /** The least contrast, 1 to 21. */
  readonly needed: number;
  /** Changes the front colour just as far as it needs. */
  readonly mend: () => void;
}

const WORDS: Readonly<Record<ContrastGrade, string>> = {
  strong: 'Very easy to read',
  good: 'Easy to read',
  large: 'Large text and buttons only',
  poor: 'Hard to read',
};

/** The contrast of each pair in words and numbers; a pair that falls short is mended with one click. */
export function ContrastList({
  label,
  pairs,
  onMendAll,
}: {
  readonly label: string;
  readonly pairs: readonly ContrastPair[];
  readonly onMendAll: () => void;
}) {
  const shortCount = pairs.filter(isShort).length;
  return (
    <>
      <output className={styles['note']}>
        {shortCount === 0
          ? 'Every pair can be read.'
          : `${shortCount} of ${pairs.length} pairs ${shortCount === 1 ? 'needs' : 'need'} more contrast.`}
      </output>
      <ul className={styles['pairs']} aria-label={label}>
        {pairs.map((pair) => {
          const ratio = contrastOf(pair.front, pair.back);
          return (
            <li key={pair.key} className={styles['pair']}>
              <span
                className={styles['sample']}
                style={{ color: pair.front, background: pair.back }}
                aria-hidden="true"
              >
                Aa
              </span>
              <span className={styles['pairTexts']}>
                <span>{pair.title}</span>
                <span className={styles['grade']} data-short={isShort(pair) ? '' : undefined}>
                  <span className={styles['ratio']}>{contrastText(ratio)}</span>,{' '}
                  {WORDS[contrastGrade(ratio)]}
                  {isShort(pair) ? `; needs ${contrastText(pair.needed)}` : ''}
                </span>
              </span>
              {isShort(pair) ? (
                <Button
                  size="small"
                  aria-label={`Mend ${pair.title}`}
                  onPress={({ target }) => {
                    focusAround(target, 'li');
                    pair.mend();
                  }}
                >
                  Mend
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
      {shortCount > 1 ? (
        <Button
          onPress={({ target }) => {
            focusAround(target, 'section');
            onMendAll();
          }}
        >
          Mend all
        </Button>
      ) : null}
    </>
  );
}

/** The button goes with what it mends; the focus stays where it was, on what the button stood in. */
function focusAround(target: Element, selector: string): void {
  const around = target.closest<HTMLElement>(selector);
  if (around === null) return;
  around.tabIndex = -1;
  around.focus();
}

function isShort({ front, back, needed }: ContrastPair): boolean {
  return contrastOf(front, back) < needed;
}
