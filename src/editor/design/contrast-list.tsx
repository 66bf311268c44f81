import { contrastGrade, contrastText, type ContrastGrade } from '#domain/palette/contrast-grade.ts';
import { contrastOf } from '#domain/palette/contrast.ts';
import { Button } from '#ui/button.tsx';
import { translate } from '#ui/translate.ts';
import { siteColors } from '#messages/en/interface/site-colors.ts';
import type { Words } from '#messages/message.ts';
import { translateNodes } from '#ui/translate-nodes.ts';
import styles from './palette.module.css';

/** Two colours that are seen against each other. */
export interface ContrastPair {
  readonly key: string;
  /** `Links on Background`. */
  readonly title: string;
  readonly front: string;
  readonly back: string;
  /** The least contrast, 1 to 21. */
  readonly needed: number;
  /** Changes the front colour as little as needed. */
  readonly mend: () => void;
}

/** Sample letters. */
const SPECIMEN = 'Aa';

const WORDS: Readonly<Record<ContrastGrade, Words>> = {
  strong: siteColors.strong,
  good: siteColors.good,
  large: siteColors.largeOnly,
  poor: siteColors.poor,
};

/** The contrast of each pair in words and numbers; a pair that falls short is corrected with one click. */
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
          ? translate(siteColors.allReadable)
          : translate(siteColors.short, { count: shortCount, total: pairs.length })}
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
                {SPECIMEN}
              </span>
              <span className={styles['pairTexts']}>
                <span>{pair.title}</span>
                <span className={styles['grade']} data-short={isShort(pair) ? '' : undefined}>
                  {translateNodes(
                    isShort(pair) ? siteColors.shortGrade : siteColors.grade,
                    {
                      ratio: contrastText(ratio),
                      words: WORDS[contrastGrade(ratio)],
                      needed: contrastText(pair.needed),
                    },
                    { figure: (words) => <span className={styles['ratio']}>{words}</span> },
                  )}
                </span>
              </span>
              {isShort(pair) ? (
                <Button
                  size="small"
                  aria-label={translate(siteColors.mendPair, { pair: pair.title })}
                  onPress={({ target }) => {
                    focusAround(target, 'li');
                    pair.mend();
                  }}
                >
                  {translate(siteColors.mend)}
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
          {translate(siteColors.mendAll)}
        </Button>
      ) : null}
    </>
  );
}

/** The button disappears with the problem; the focus moves to its container. */
function focusAround(target: Element, selector: string): void {
  const around = target.closest<HTMLElement>(selector);
  if (around === null) return;
  around.tabIndex = -1;
  around.focus();
}

function isShort({ front, back, needed }: ContrastPair): boolean {
  return contrastOf(front, back) < needed;
}
