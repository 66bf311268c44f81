import type { ColumnType } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { OrderId, OrderLineId } from '#server/orders/tables.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';

export type WithdrawalId = Id<'withdrawal'>;

interface WithdrawalsTable {
  site_id: SiteId;
  order_id: OrderId;
  id: WithdrawalId;
  at: Date;
  done_at: ColumnType<Date | null, undefined, Date>;
}

interface WithdrawalLinesTable {
  site_id: SiteId;
  order_id: OrderId;
  withdrawal_id: WithdrawalId;
  line_id: OrderLineId;
  pieces: number;
}

/** Tables of migrations/0246_withdrawals.sql. */
export interface WithdrawalTables {
  withdrawals: WithdrawalsTable;
  withdrawal_lines: WithdrawalLinesTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends WithdrawalTables {}
}

const NOT_COPIED = { not: 'nobody ordered anything from the copy' };

export const WITHDRAWAL_SITE_TABLES: SiteTablesOf<WithdrawalTables> = {
  withdrawals: {
    copied: NOT_COPIED,
    archived: true,
    personal: [],
    secret: [],
    other: ['site_id', 'order_id', 'id', 'at', 'done_at'],
  },
  withdrawal_lines: {
    copied: NOT_COPIED,
    archived: true,
    personal: [],
    secret: [],
    other: ['site_id', 'order_id', 'withdrawal_id', 'line_id', 'pieces'],
  },
};
