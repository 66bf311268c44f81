import type { RejectedChange } from './document-client.ts';

/** Whether a change was refused for its content, which the person can correct; other refusals are final. */
export function isMendable({ code }: Pick<RejectedChange, 'code'>): boolean {
  return code === 'invalid-input';
}

/** The message of a refused change: the first invalid field, the rule, and what to do. */
export function refusalMessage({ message, errors = {} }: Pick<RejectedChange, 'message' | 'errors'>): string {
  const [first] = Object.entries(errors);
  if (first === undefined) return message;
  const [path, text] = first;
  const name = path
    .split('.')
    .slice(1)
    .findLast((part) => !/^\d+$/.test(part));
  return name === undefined ? text : `${inWords(name)}: ${text}`;
}

/** `buttonText` as `Button text`. */
function inWords(field: string): string {
  const words = field
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
