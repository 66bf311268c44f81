export function regexFault(source: string, flags: string): string | null;
export function isBounded(source: string): boolean;
