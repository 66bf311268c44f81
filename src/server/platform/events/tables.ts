import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { JsonObject } from '#lib/json.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';

export interface EventTables {
  events: EventsTable;
  event_consumers: EventConsumersTable;
}

export interface EventsTable {
  id: GeneratedAlways<number>;
  site_id: SiteId | null;
  type: string;
  subject: string;
  params: JSONColumnType<JsonObject>;
  at: Date;
  position: Generated<number | null>;
}

export interface EventConsumersTable {
  name: string;
  position: Generated<number>;
  failures: Generated<number>;
  error: Generated<string | null>;
  failed_at: Generated<Date | null>;
  retry_at: Generated<Date | null>;
}

export const EVENT_SITE_TABLES: SiteTablesOf<EventTables> = {
  events: {
    copied: { not: 'it happened to the original' },
    archived: { not: 'consumers heard of it here' },
    personal: [],
    secret: [],
    other: ['id', 'site_id', 'type', 'subject', 'params', 'at', 'position'],
  },
};
