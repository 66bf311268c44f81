import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { listStockMovements, type StockedVariant, type StockMovementEntry } from '#contract/inventory.ts';
import type { MovementKind } from '#domain/products/stock-movement.ts';
import { inventory as words } from '#messages/en/interface/inventory.ts';
import type { Message } from '#messages/message.ts';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatDateTime } from '#ui/format-time.ts';
import { Spinner } from '#ui/spinner.tsx';
import { Table, type TableColumn } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { LoadFailure } from '../../panel/load-failure.tsx';
import styles from './products.module.css';

interface MovementsDialogProps {
  readonly variant: StockedVariant;
  readonly onClose: () => void;
}

const PER_PAGE = 50;

const KIND_NAMES: Readonly<Record<MovementKind, Message>> = {
  reserved: words.reserved,
  released: words.released,
  sold: words.sold,
  canceled: words.canceled,
  returned: words.returned,
  counted: words.counted,
  imported: words.imported,
};

/** Every change of how many pieces of a variant there are: what, how many, by whom, and what was left (ORD-88). */
export function MovementsDialog({ variant, onClose }: MovementsDialogProps) {
  const [page, setPage] = useState(1);
  const params = { variantId: variant.id };
  const query = { page, pageSize: PER_PAGE };
  const found = useQuery({
    queryKey: ['inventory', 'movements', params, query],
    queryFn: () => callEndpoint(listStockMovements, { params, query }),
    placeholderData: keepPreviousData,
  });
  const name = [variant.title, variant.optionText].filter((text) => text !== '').join(' · ');
  return (
    <Dialog isOpen size="large" title={translate(words.movementsOf, { name })} onOpenChange={onClose}>
      {found.isError ? (
        <LoadFailure retry={() => void found.refetch()} />
      ) : found.data === undefined ? (
        <Spinner label={translate(words.loadingMovements)} />
      ) : (
        <Table
          label={translate(words.movements)}
          columns={columns()}
          items={found.data.movements}
          page={page}
          pageCount={Math.max(1, Math.ceil(found.data.total / PER_PAGE))}
          onPageChange={setPage}
          empty={<EmptyState title={translate(words.noMovements)} />}
        />
      )}
    </Dialog>
  );
}

function columns(): readonly TableColumn<StockMovementEntry>[] {
  return [
    {
      id: 'what',
      title: translate(words.what),
      isRowHeader: true,
      render: ({ kind, order, person }) => (
        <span className={styles['stack']}>
          <span>{translate(KIND_NAMES[kind])}</span>
          <span className={styles['aside']}>
            {order === null ? (
              <bdi>{person}</bdi>
            ) : order.number === null ? (
              // It has no page before it is placed, and none where it was never paid.
              translate(words.orderNotPaid)
            ) : (
              <Link to={`/commerce/orders/${order.id}`}>
                {translate(words.order, { number: order.number })}
              </Link>
            )}
          </span>
        </span>
      ),
    },
    { id: 'when', title: translate(words.when), render: ({ at }) => formatDateTime(at) },
    {
      id: 'effect',
      title: translate(words.effect),
      align: 'end',
      render: ({ effect }) => <bdi dir="ltr">{effect > 0 ? `+${effect}` : String(effect)}</bdi>,
    },
    { id: 'left', title: translate(words.left), align: 'end', render: ({ left }) => String(left) },
  ];
}
