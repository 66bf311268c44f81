import { z } from 'zod';
import { defineJob, type PeriodicJob } from '#server/platform/jobs/define-job.ts';
import type { TableImportPart } from './table-import-part.ts';
import { tidyTableImports } from './tidy-table-imports.ts';

export function tidyTableImportsJob(parts: readonly TableImportPart[]): PeriodicJob {
  return defineJob({
    name: 'tidy-table-imports',
    data: z.object({}),
    everyMs: 60 * 60 * 1000,
    run: (services) => tidyTableImports(services, parts),
  });
}
