import { rateText } from '#domain/store/rate-text.ts';
import { storeRules as words } from '#messages/en/interface/store-rules.ts';
import { Button } from '#ui/button.tsx';
import { formattingLocale } from '#ui/language.ts';
import { translate } from '#ui/translate.ts';
import { RATES_OF } from './suggested-rates.data.ts';
import styles from './commerce.module.css';

interface SuggestedRateNoteProps {
  /** In ten-thousandths of a percent. */
  readonly rate: number;
  readonly onUse: (typed: string) => void;
}

/** The standard rate of the place of a tax, of a named day: its owner takes it over or not. */
export function SuggestedRateNote({ rate, onUse }: SuggestedRateNoteProps) {
  const shown = rateText(rate);
  const date = new Intl.DateTimeFormat(formattingLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(RATES_OF),
  );
  return (
    <div className={styles['suggested']}>
      <p className={styles['aside']}>{translate(words.suggestedRate, { rate: shown, date })}</p>
      <Button size="small" onPress={() => onUse(shown)}>
        {translate(words.useRate, { rate: shown })}
      </Button>
    </div>
  );
}
