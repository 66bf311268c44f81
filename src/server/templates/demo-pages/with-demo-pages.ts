import type { TemplateContent } from '../site-template.ts';
import type { DemoKit, DemoPage } from './demo-page.ts';

const FOLDER_TITLE = 'Try it';

/** The content of a template with the demo pages in a folder of its navigation. */
export function withDemoPages(
  content: TemplateContent,
  demoPages: readonly DemoPage[],
  kit: DemoKit,
): TemplateContent {
  if (demoPages.length === 0) return content;
  return {
    ...content,
    folder: { title: FOLDER_TITLE, pages: demoPages.map((page) => page.build(kit)) },
    siteRecords: demoPages.flatMap((page) => page.siteRecords?.(kit) ?? []),
  };
}
