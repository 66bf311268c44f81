import { translateStored } from '#ui/translate.ts';
import type { z } from 'zod';
import type { listTemplates } from '#contract/sites.ts';

/** A template as the dashboard offers it. */
export type Template = z.infer<typeof listTemplates.output>['templates'][number];

/** A template in the language of the interface. */
export function saidTemplate(template: Template): Template {
  return {
    ...template,
    title: translateStored(template.titleWords, template.title),
    description: translateStored(template.descriptionWords, template.description),
  };
}
