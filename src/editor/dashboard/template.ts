import type { z } from 'zod';
import type { listTemplates } from '#contract/sites.ts';

/** A template as the dashboard offers it. */
export type Template = z.infer<typeof listTemplates.output>['templates'][number];
