import type { ListedProduct } from '#contract/catalogue.ts';
import { catalogueBulk as words } from '#messages/en/interface/catalogue-bulk.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { translate } from '#ui/translate.ts';
import { translateError } from '../../api/translate-error.ts';
import { titleOfProduct } from './product-columns.tsx';
import type { useBulkChange } from './use-bulk-change.ts';
import styles from './products.module.css';

interface BulkProgressProps {
  readonly bulk: ReturnType<typeof useBulkChange>;
  /** Those that are shown, by whose titles refusals are told. */
  readonly products: readonly ListedProduct[];
}

/** How far a change of many products has come, and afterwards which of them refused it. */
export function BulkProgress({ bulk, products }: BulkProgressProps) {
  const { state, stop, close } = bulk;
  if (state.kind === 'idle') return null;
  if (state.kind === 'running') {
    return (
      <Dialog
        isOpen
        isDismissable={false}
        size="small"
        title={translate(words.changing)}
        onOpenChange={stop}
        footer={<Button onPress={stop}>{translate(words.stop)}</Button>}
      >
        <ProgressBar
          label={translate(words.changing)}
          isLabelHidden
          value={state.total === 0 ? null : state.done / state.total}
        />
        <p className={styles['count']}>
          {translate(words.progress, { done: state.done, count: state.total })}
        </p>
      </Dialog>
    );
  }
  const titles = new Map(products.map((product) => [product.id, titleOfProduct(product)]));
  return (
    <Dialog
      isOpen
      size="small"
      title={translate(words.refusedTitle, { count: state.refused.length })}
      onOpenChange={close}
      footer={
        <Button variant="primary" onPress={close}>
          {translate(words.close)}
        </Button>
      }
    >
      <ul className={styles['refused']}>
        {state.refused.slice(0, SHOWN).map((refused) => (
          <li key={refused.documentId}>
            <bdi>{titles.get(refused.documentId) ?? translate(words.product)}</bdi>
            <span className={styles['aside']}>{translateError(refused).message}</span>
          </li>
        ))}
      </ul>
      {state.refused.length > SHOWN ? (
        <p className={styles['count']}>{translate(words.more, { count: state.refused.length - SHOWN })}</p>
      ) : null}
    </Dialog>
  );
}

const SHOWN = 50;
