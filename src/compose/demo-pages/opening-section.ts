import { lead, small, text } from '#compose/block-kit.ts';
import { h, p, strong, to } from '#compose/rich-text-kit.ts';
import { planSection, put, type SectionPlan } from '#compose/section-plan.ts';

/** The head of a demo page: what it is about, and links to its sections by their anchors. */
export function openingSection(
  title: string,
  words: string,
  parts: readonly (readonly [anchor: string, label: string])[],
): SectionPlan {
  const links = parts.map(([anchor, label]) =>
    p(to({ kind: 'url', href: `#${anchor}`, newWindow: false }, label)),
  );
  return planSection({ name: 'Opening', theme: 'white' }, [
    put([0, 0, 15, 3], text(h(1, title))),
    put([0, 4, 13, 4], lead(p(words))),
    put([18, 0, 6, 8], small(p(strong('On this page')), ...links), { gap: 2 }),
  ]);
}
