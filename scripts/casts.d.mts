export function castsIn(code: string): readonly { readonly line: number; readonly kind: 'id' | 'unknown' }[];
