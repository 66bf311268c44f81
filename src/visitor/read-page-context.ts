import { PAGE_CONTEXT_ELEMENT_ID, type PageContext } from '#domain/page-runtime/page-context.ts';

/** The page's context as the server wrote it, or null where it is missing or cannot be parsed (DATA-78). */
export function readPageContext(page: Document): PageContext | null {
  const text = page.getElementById(PAGE_CONTEXT_ELEMENT_ID)?.textContent ?? '';
  try {
    const context = JSON.parse(text) as PageContext | null;
    return typeof context === 'object' && context !== null && 'website' in context ? context : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
