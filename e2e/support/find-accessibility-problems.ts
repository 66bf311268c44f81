import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';

/** Without comments and long names: each page that is looked at reads it anew, in half of the time. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Scripts do not run in it: it shows a template, whose published pages are looked at themselves. */
const WITHOUT_SCRIPTS = 'iframe[sandbox]:not([sandbox~="allow-scripts"])';
/** What others show in an embed is theirs. */
const EMBED = '[data-block-type] iframe[sandbox]';
/** Beside each screen of a site's configuration stands a page of the site, mostly as it stood beside the one before. */
const CANVAS = 'iframe[src="/config/frame"]';

/**
 * Of canvases without a finding, all that axe goes by: the same document in the same size has none the next time. Looking
 * at it takes as long as looking at the screen around it.
 */
const cleanCanvases = new Set<string>();

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
  const state = await stateOfCanvas(page);
  const canvas =
    state === null ? null : createHash('sha256').update(`${rules.join()} ${state}`).digest('hex');
  const isKnown = canvas !== null && cleanCanvases.has(canvas);
  const skipped = [WITHOUT_SCRIPTS, ...(isKnown ? [CANVAS] : [])].join();
  await provideAxeToFrames(page.mainFrame(), skipped);
  const exclude = [skipped, EMBED, ...(dimmed.length > 0 ? [[...dimmed]] : [])];
  const { violations, unseen } = await page.evaluate(
    async (asked) => {
      const found = await (globalThis as unknown as { axe: typeof axe }).axe.run(
        { exclude: asked.exclude },
        {
          resultTypes: ['violations'],
          // A frame answers once its page has time for it, which a busy machine has late; half a second is axe's own.
          pingWaitTime: 20_000,
          ...(asked.rules.length > 0 ? { runOnly: { type: 'rule', values: asked.rules } } : {}),
        },
      );
      return {
        violations: found.violations,
        unseen: found.incomplete.filter(({ id }) => id === 'frame-tested'),
      };
    },
    { exclude, rules: [...rules] },
  );
  // A frame that could not be looked at would pass in silence.
  const problems = [...violations, ...unseen].flatMap((violation) =>
    violation.nodes
      // The canvas shows headings as the owner chose them; the published page puts their levels in order.
      .filter((node) => !(violation.id === 'heading-order' && String(node.target[0]).startsWith('iframe')))
      .map((node) => {
        const reason = (node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? '';
        return `${violation.id}: ${node.target.flat().join(' > ')} ${reason} ${node.html.slice(0, 160)}`;
      }),
  );
  if (canvas !== null && dimmed.length === 0 && problems.length === 0) cleanCanvases.add(canvas);
  return problems;
}

/** All that the findings in the canvas depend on; null where there is none, or several. */
async function stateOfCanvas(page: Page): Promise<string | null> {
  return page.evaluate((selector) => {
    const [frame, ...others] = document.querySelectorAll<HTMLIFrameElement>(selector);
    const shown = frame?.contentDocument;
    if (frame === undefined || !shown || others.length > 0) return null;
    const textOf = (root: Document | ShadowRoot): string[] => [
      'host' in root ? root.innerHTML : root.documentElement.outerHTML,
      ...root.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)),
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? textOf(shadowRoot) : [])),
    ];
    const { clientWidth, clientHeight } = frame;
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const { scrollTop } = shown.documentElement;
    return [frame.outerHTML, clientWidth, clientHeight, isDark, scrollTop, ...textOf(shown)].join('\n');
  }, CANVAS);
}

/**
 * What axe finds in a frame as in a page of its own: a scan of the page around it asks for neither a heading of the
 * first level nor a main landmark in it.
 */
export async function findFrameProblems(frame: Frame): Promise<string[]> {
  await provideAxe(frame);
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

async function provideAxeToFrames(frame: Frame, skipped: string): Promise<void> {
  await provideAxe(frame);
  for (const child of frame.childFrames()) {
    const element = await child.frameElement().catch(() => null);
    const isScanned = await element?.evaluate(
      (each, selector) => !(each as Element).matches(selector),
      skipped,
    );
    // A frame may go while the others are given theirs.
    if (isScanned === true)
      await provideAxeToFrames(child, skipped).catch((error) => expectDetached(child, error));
  }
}

/** Once for each document: reading its half a megabyte takes longer than a scan. */
async function provideAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in globalThis)) return;
  await frame.evaluate(AXE);
  // Frames of other hosts answer, too.
  await frame.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.configure({
      allowedOrigins: ['<unsafe_all_origins>'],
    }),
  );
}

function expectDetached(frame: Frame, error: unknown): void {
  if (!frame.isDetached()) throw error;
}
