import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { resumeImports } from './resume-imports.ts';

/** Looks for runs whose process was killed. */
export const resumeImportsJob = defineJob({
  name: 'resume-imports',
  data: z.object({}),
  everyMs: 10_000,
  run: resumeImports,
});
