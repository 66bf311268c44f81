import { ChevronLeft, ChevronRight } from 'lucide-react';
import { kit } from '#messages/en/interface/kit.ts';
import { translate } from './translate.ts';
import { IconButton } from './icon-button.tsx';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  /** There are more than are counted. */
  readonly hasMore?: boolean;
  readonly onPageChange: (page: number) => void;
}

/** The way through the pages of a long list. */
export function Pagination({ page, pageCount, hasMore = false, onPageChange }: PaginationProps) {
  return (
    <nav aria-label={translate(kit.pages)} className={styles['pagination']}>
      <IconButton
        label={translate(kit.previousPage)}
        isDisabled={page <= 1}
        onPress={() => onPageChange(page - 1)}
      >
        <ChevronLeft aria-hidden="true" className={styles['arrow']} />
      </IconButton>
      <span aria-live="polite">
        {translate(hasMore ? kit.positionOfMore : kit.position, { page, count: pageCount })}
      </span>
      <IconButton
        label={translate(kit.nextPage)}
        isDisabled={page >= pageCount}
        onPress={() => onPageChange(page + 1)}
      >
        <ChevronRight aria-hidden="true" className={styles['arrow']} />
      </IconButton>
    </nav>
  );
}
