import { AxeBuilder } from '@axe-core/playwright';
import type { Frame, Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * What axe finds on a page and in its frames, one line an element: short enough to be read in a failed test.
 * `dimmed` names a part that is out of use for the moment, and looks it; `rules` those to look for, all unless told.
 */
export async function findAccessibilityProblems(
  page: Page,
  {
    dimmed = [],
    rules = [],
  }: { readonly dimmed?: readonly string[]; readonly rules?: readonly string[] } = {},
): Promise<string[]> {
  // Scripts do not run in a sandboxed frame: it shows a template, whose published pages are looked at themselves.
  let builder = new AxeBuilder({ page })
    // A frame answers once its page has time for it, which a busy machine has late; half a second is axe's own.
    .options({ resultTypes: ['violations'], pingWaitTime: 20_000 })
    // In one run in the page itself: its other way opens a window for each scan, at twice the processor time.
    .setLegacyMode()
    .exclude('iframe[sandbox]:not([sandbox~="allow-scripts"])')
    // What others show in an embed is theirs.
    .exclude('[data-block-type] iframe[sandbox]');
  if (dimmed.length > 0) builder = builder.exclude([...dimmed]);
  if (rules.length > 0) builder = builder.withRules([...rules]);
  const { violations, incomplete } = await builder.analyze();
  // A frame that could not be looked at would pass in silence.
  const unseen = incomplete.filter(({ id }) => id === 'frame-tested');
  return [...violations, ...unseen].flatMap((violation) =>
    violation.nodes
      // The canvas shows headings as the owner chose them; the published page puts their levels in order.
      .filter((node) => !(violation.id === 'heading-order' && String(node.target[0]).startsWith('iframe')))
      .map((node) => {
        const reason = (node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? '';
        return `${violation.id}: ${node.target.flat().join(' > ')} ${reason} ${node.html.slice(0, 160)}`;
      }),
  );
}

/**
 * What axe finds in a frame as in a page of its own: a scan of the page around it asks for neither a heading of the
 * first level nor a main landmark in it.
 */
export async function findFrameProblems(frame: Frame): Promise<string[]> {
  await frame.evaluate(axe.source);
  return await frame.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      iframes: false,
      // The canvas shows headings as the owner chose them; the published page puts their levels in order.
      rules: { 'heading-order': { enabled: false } },
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 160)}`),
    );
  });
}
