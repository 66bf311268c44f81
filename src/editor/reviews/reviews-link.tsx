import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { pageReviews } from '#messages/en/interface/page-reviews.ts';
import { translate } from '#ui/translate.ts';
import styles from './reviews.module.css';
import { useReviews } from '../publish-dialog/use-reviews.ts';

/** Leads to what waits for a review or was answered; nothing where there is none. */
export function ReviewsLink() {
  const { data } = useReviews();
  if (data === undefined || data.total === 0) return null;
  return (
    <Link to="/pages/reviews" className={styles['link'] ?? ''}>
      {data.waiting === 0
        ? translate(pageReviews.list)
        : translate(pageReviews.listLink, { count: data.waiting })}
      <ChevronRight aria-hidden="true" />
    </Link>
  );
}
