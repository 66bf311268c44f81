import { Check, EyeOff, Trash2 } from 'lucide-react';
import type { ModeratedReview } from '#contract/product-reviews.ts';
import { MOST_STARS, type ReviewState } from '#domain/product-reviews/product-review.ts';
import { reviewScreen as words } from '#messages/en/interface/product-reviews.ts';
import { Button } from '#ui/button.tsx';
import { formatDateTime } from '#ui/format-time.ts';
import { translate } from '#ui/translate.ts';
import { useBootFacts } from '../../site-context/boot-context.ts';
import styles from './reviews.module.css';

interface ReviewCardProps {
  readonly review: ModeratedReview;
  readonly stateName: string;
  readonly isBusy: boolean;
  readonly onDecide: (state: ReviewState) => void;
  readonly onRemove: () => void;
}

/** One review: of what, by whom, and the ways to decide. */
export function ReviewCard({ review, stateName, isBusy, onDecide, onRemove }: ReviewCardProps) {
  const { publicOrigin } = useBootFacts();
  const { product, path, rating, name, text, state, at } = review;
  return (
    <li className={styles['card']}>
      <div className={styles['head']}>
        {path === null ? (
          <bdi className={styles['name']}>{product}</bdi>
        ) : (
          <a className={styles['name']} href={publicOrigin + path} target="_blank" rel="noreferrer">
            <bdi>{product}</bdi>
          </a>
        )}
        <span className={styles['state']} data-state={state}>
          {stateName}
        </span>
      </div>
      <p className={styles['stars']}>
        <span aria-hidden="true">{'★'.repeat(rating) + '☆'.repeat(MOST_STARS - rating)}</span>
        <span className={styles['hidden']}>{translate(words.ofFive, { count: rating })}</span>
      </p>
      <p dir="auto" className={styles['text']}>
        {text}
      </p>
      <p className={styles['muted']}>
        <bdi>{name === '' ? translate(words.unnamed) : name}</bdi>
        {' · '}
        <time dateTime={at}>{formatDateTime(at)}</time>
      </p>
      <div className={styles['actions']}>
        {state === 'approved' ? null : (
          <Button
            size="small"
            icon={<Check aria-hidden="true" size={14} />}
            isDisabled={isBusy}
            onPress={() => onDecide('approved')}
          >
            {translate(words.approve)}
          </Button>
        )}
        {state === 'hidden' ? null : (
          <Button
            size="small"
            icon={<EyeOff aria-hidden="true" size={14} />}
            isDisabled={isBusy}
            onPress={() => onDecide('hidden')}
          >
            {translate(words.hide)}
          </Button>
        )}
        <Button
          size="small"
          icon={<Trash2 aria-hidden="true" size={14} />}
          isDisabled={isBusy}
          onPress={onRemove}
        >
          {translate(words.remove)}
        </Button>
      </div>
    </li>
  );
}
