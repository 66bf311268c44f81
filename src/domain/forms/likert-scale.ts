/** The fixed scale of a likert answer (FORM-17, FORM-18, FBLD-45, FBLD-46). */
export const LIKERT_SCALE = [
  { value: -2, label: 'Strongly Disagree' },
  { value: -1, label: 'Disagree' },
  { value: 0, label: 'Neutral' },
  { value: 1, label: 'Agree' },
  { value: 2, label: 'Strongly Agree' },
] as const;

/** The label of an answer, or an empty text for a number that is not on the scale. */
export function likertLabel(value: number): string {
  return LIKERT_SCALE.find((step) => step.value === value)?.label ?? '';
}
