/** The name under which a form sends the chosen value of an option, by its id (ORD-11). */
export function optionField(optionId: string): string {
  return `option-${optionId}`;
}
