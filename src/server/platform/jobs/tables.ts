import type { Generated } from 'kysely';

export interface JobTables {
  job_leases: JobLeasesTable;
}

export interface JobLeasesTable {
  name: string;
  holder: Generated<string | null>;
  until: Date;
  last_run_at: Generated<Date | null>;
  failures: Generated<number>;
  error: Generated<string | null>;
  failed_at: Generated<Date | null>;
}
