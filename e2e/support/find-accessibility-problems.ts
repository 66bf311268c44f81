import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on a page and in its frames, one line an element: short enough to be read in a failed test. */
export async function findAccessibilityProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).exclude('iframe[sandbox]').analyze();
  return violations.flatMap((violation) =>
    violation.nodes.map((node) => {
      const reason = (node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? '';
      return `${violation.id}: ${node.target.flat().join(' > ')} ${reason} ${node.html.slice(0, 160)}`;
    }),
  );
}
