export function floatArithmeticIn(
  file: string,
  code: string,
): readonly { readonly line: number; readonly what: string }[];
