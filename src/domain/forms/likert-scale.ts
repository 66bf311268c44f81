import { likert } from '#messages/en/likert.ts';
import type { Translate } from '#messages/translator.ts';

/** The fixed scale of a likert answer (FORM-17, FORM-18, FBLD-45, FBLD-46). */
export const LIKERT_SCALE = [
  { value: -2, label: likert.stronglyDisagree },
  { value: -1, label: likert.disagree },
  { value: 0, label: likert.neutral },
  { value: 1, label: likert.agree },
  { value: 2, label: likert.stronglyAgree },
] as const;

/** The label of an answer, or an empty text for a number that is not on the scale. */
export function likertLabel(value: number, translate: Translate): string {
  const step = LIKERT_SCALE.find((each) => each.value === value);
  return step === undefined ? '' : translate(step.label);
}
