import { isValidElement, type FunctionComponent, type ReactElement, type ReactNode } from 'react';

interface Props {
  readonly children?: ReactNode;
  readonly href?: string;
}

/**
 * What a mail says, for programs that show no HTML: paragraphs with blank lines between them, and every link as its
 * words and its address. Takes elements, texts and pure function components, as `renderMarkup` does.
 */
export function mailText(node: ReactNode): string {
  const paragraphs = [''];
  write(node, paragraphs);
  return paragraphs
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

/** The last of the paragraphs is open. */
function write(node: ReactNode, paragraphs: string[]): void {
  if (isValidElement<Props>(node)) writeElement(node, paragraphs);
  else if (typeof node === 'string' || typeof node === 'number') append(paragraphs, String(node));
  else if (typeof node === 'object' && node !== null && Symbol.iterator in node) {
    for (const child of node) write(child, paragraphs);
  }
}

function writeElement({ type, props }: ReactElement<Props>, paragraphs: string[]): void {
  if (typeof type === 'function') {
    write((type as FunctionComponent<Props>)(props) as ReactNode, paragraphs);
    return;
  }
  if (type === 'p' || type === 'section') paragraphs.push('');
  else if (type === 'div') breakLine(paragraphs);
  write(props.children, paragraphs);
  if (type === 'a') append(paragraphs, `: ${props.href ?? ''}`);
  if (type === 'p' || type === 'section') paragraphs.push('');
  else if (type === 'div') breakLine(paragraphs);
}

function breakLine(paragraphs: string[]): void {
  const open = paragraphs.at(-1) ?? '';
  if (open !== '' && !open.endsWith('\n')) append(paragraphs, '\n');
}

function append(paragraphs: string[], text: string): void {
  paragraphs[paragraphs.length - 1] += text;
}
