import type { TemplateContent } from '../templates/site-template.ts';
import { BLOCKS_KEY } from './blocks.ts';
import type { DemoKit, DemoPage } from './demo-page.ts';
import { notes } from './notes.ts';

const FOLDER_TITLE = 'Try it';

/** The content of a template with the demo pages in a folder of its navigation, and a blog for their blocks to draw on. */
export function withDemoPages(
  content: TemplateContent,
  demoPages: readonly DemoPage[],
  kit: DemoKit,
): TemplateContent {
  if (demoPages.length === 0) return content;
  return {
    ...content,
    blog: content.blog ?? { ...notes(kit), afterPage: BLOCKS_KEY },
    folder: { title: FOLDER_TITLE, pages: demoPages.map((page) => page.build(kit)) },
    siteRecords: demoPages.flatMap((page) => page.siteRecords?.(kit) ?? []),
  };
}
