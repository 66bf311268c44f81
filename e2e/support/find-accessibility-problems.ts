import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds on a page and in its frames, one line an element: short enough to be read in a failed test.
 * `dimmed` names a part that is out of use for the moment, and looks it.
 */
export async function findAccessibilityProblems(
  page: Page,
  dimmed: readonly string[] = [],
): Promise<string[]> {
  // Scripts do not run in a sandboxed frame: it shows a template, whose published pages are looked at themselves.
  let builder = new AxeBuilder({ page }).exclude('iframe[sandbox]');
  if (dimmed.length > 0) builder = builder.exclude([...dimmed]);
  const { violations } = await builder.analyze();
  return violations.flatMap((violation) =>
    violation.nodes
      // The canvas shows headings as the owner chose them; the published page puts their levels in order.
      .filter((node) => !(violation.id === 'heading-order' && String(node.target[0]).startsWith('iframe')))
      .map((node) => {
        const reason = (node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? '';
        return `${violation.id}: ${node.target.flat().join(' > ')} ${reason} ${node.html.slice(0, 160)}`;
      }),
  );
}
