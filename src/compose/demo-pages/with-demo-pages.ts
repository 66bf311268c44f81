import type { TemplateContent } from '../templates/site-template.ts';
import { BLOCKS_KEY } from './blocks.ts';
import type { DemoFolder, DemoKit } from './demo-page.ts';
import { notes } from './notes.ts';

/** The content of a template with the demo pages in folders of its navigation, and a blog for their blocks to draw on. */
export function withDemoPages(
  content: TemplateContent,
  folders: readonly DemoFolder[],
  kit: DemoKit,
): TemplateContent {
  if (folders.length === 0) return content;
  return {
    ...content,
    blog: content.blog ?? { ...notes(kit), afterPage: BLOCKS_KEY },
    folders: folders.map(({ title, pages }) => ({ title, pages: pages.map((page) => page.build(kit)) })),
    siteRecords: folders.flatMap(({ pages }) => pages.flatMap((page) => page.siteRecords?.(kit) ?? [])),
  };
}
