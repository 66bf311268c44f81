import { useNavigate } from 'react-router';
import { REVIEW_DAYS } from '#domain/product-reviews/product-review.ts';
import { reviewScreen as words } from '#messages/en/interface/product-reviews.ts';
import { Button } from '#ui/button.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Switch } from '#ui/switch.tsx';
import { translate } from '#ui/translate.ts';
import { setRecordField } from '../../commands/set-record-field.ts';
import type { DocumentStore } from '../../documents/document-store.ts';
import { LoadFailure } from '../../panel/load-failure.tsx';
import { saveMailText, useMailText } from '../mails/mail-text-records.ts';
import { useStoreDocument } from '../use-store-document.ts';
import { useStoreSettings } from '../use-store-settings.ts';
import styles from './reviews.module.css';

/** Whether buyers are asked for reviews, and when (BLK-80). */
export function ReviewAsking() {
  const opened = useStoreDocument();
  switch (opened.status) {
    case 'loading':
      return <Spinner label={translate(words.asking)} />;
    case 'failed':
      return <LoadFailure retry={opened.retry} />;
    case 'ready':
      return <Asking store={opened.store} />;
  }
}

function Asking({ store }: { readonly store: DocumentStore }) {
  const navigate = useNavigate();
  const { isOn } = useMailText(store, 'reviewRequest');
  const { reviewDays } = useStoreSettings(store);
  return (
    <div className={styles['asking']}>
      <Switch
        label={translate(words.asking)}
        description={translate(isOn ? words.askingOn : words.askingOff)}
        isSelected={isOn}
        onChange={(next) => saveMailText(store, 'reviewRequest', { isOn: next })}
      />
      {isOn ? (
        <>
          <NumberField
            label={translate(words.days)}
            minValue={REVIEW_DAYS.least}
            maxValue={REVIEW_DAYS.most}
            value={reviewDays}
            onChange={(value) => {
              if (!Number.isNaN(value))
                store.run(setRecordField('settings', 'reviewDays', value, words.days));
            }}
          />
          <Button onPress={() => void navigate('/commerce/mails/reviewRequest')}>
            {translate(words.toMail)}
          </Button>
        </>
      ) : null}
    </div>
  );
}
