import { runMarkup } from '#blocks/code/behaviour/run-markup.ts';
import { HELD_PAGE_CODE_ATTRIBUTE } from '#domain/page-features/feature-attributes.ts';
import { onConsent } from '../consent/consent.ts';
import { report } from '../report.ts';
import type { Runtime } from '../runtime.ts';

/** Runs the code an owner put into the page once the visitor has accepted cookies, in its order (CONS-63, DSGN-63). */
export function runHeldPageCode(runtime: Runtime): () => void {
  const { document } = runtime;
  return onConsent(runtime, () => void runAll());

  async function runAll(): Promise<void> {
    for (const holder of document.querySelectorAll<HTMLElement>(`[${HELD_PAGE_CODE_ATTRIBUTE}]`)) {
      const code = holder.getAttribute(HELD_PAGE_CODE_ATTRIBUTE) ?? '';
      holder.removeAttribute(HELD_PAGE_CODE_ATTRIBUTE);
      holder.hidden = false;
      try {
        // oxlint-disable-next-line no-await-in-loop -- what comes later builds on what is before it
        await runMarkup({ document, report }, holder, code);
      } catch (error) {
        report('Code of the page failed', error);
      }
    }
  }
}
