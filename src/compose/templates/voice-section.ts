import { quote } from '#compose/block-kit.ts';
import { planSection, put, type SectionPlan } from '#compose/section-plan.ts';

/** One sentence somebody said, in the middle of a section of its own. */
export function voiceSection(
  theme: SectionPlan['section']['theme'],
  words: string,
  source: string,
  height = 5,
): SectionPlan {
  return planSection({ name: 'Voice', theme, width: 'medium' }, [
    put([1, 0, 22, height], quote(words, source, { alignment: 'center' })),
  ]);
}
