interface LiteralText {
  readonly line: number;
  readonly text: string;
}
export function literalTexts(
  file: string,
  code: string,
  options: { readonly isInterface: boolean },
): readonly LiteralText[];
export function earlyTranslations(file: string, code: string): readonly number[];
