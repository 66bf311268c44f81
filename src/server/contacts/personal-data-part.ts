import type { JsonValue } from '#lib/json.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import type { KnownPerson } from './contact-source.ts';

/** What becomes of a part when a person is erased (CRM-24). */
type ErasureFate = 'gone' | 'anonymous' | 'receipt';

/** What one feature keeps of a person: each table with personal data of visitors belongs to one (CRM-24, CRM-27). */
export interface PersonalDataPart {
  /** Its name in a copy. */
  readonly name: string;
  readonly tables: readonly string[];
  readonly fate: ErasureFate;
  /** Everything that is kept of the person, without what is secret. */
  readonly copy: (db: Db, person: KnownPerson) => Promise<readonly JsonValue[]>;
  /** Doing it again changes nothing. */
  readonly erase: (trx: Db, services: Services, person: KnownPerson) => Promise<void>;
}
