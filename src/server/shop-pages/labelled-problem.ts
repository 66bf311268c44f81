const LETTER = /[\p{L}\p{N}]/u;

/** What is wrong with a field, with the label of the field before it where it does not name that itself (ORD-25). */
export function labelledProblem(label: string, problem: string): string {
  return names(problem.toLocaleLowerCase(), label.toLocaleLowerCase()) ? problem : `${label}: ${problem}`;
}

/** Whether the label stands in the text as words of their own: “Name” is not in “Username”. */
function names(text: string, label: string): boolean {
  if (label === '') return true;
  for (let at = text.indexOf(label); at >= 0; at = text.indexOf(label, at + 1)) {
    const before = text.slice(0, at).at(-1) ?? '';
    const after = text.slice(at + label.length).at(0) ?? '';
    if (!LETTER.test(before) && !LETTER.test(after)) return true;
  }
  return false;
}
