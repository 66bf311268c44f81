import { plainTextOf, type RichTextNode } from '#domain/rich-text/rich-text.ts';
import { splitNode } from './split-node.ts';

/** Paragraphs and characters one text holds; longer texts continue in the next one. */
const MAX_NODES = 1500;
const MAX_CHARACTERS = 60_000;

/** Paragraphs, lists and so on in groups that one block can hold, each node split where it is too long by itself. */
export function groupNodes(nodes: readonly RichTextNode[]): readonly (readonly RichTextNode[])[] {
  const groups: RichTextNode[][] = [];
  let characters = 0;
  for (const node of nodes.flatMap((each) => splitNode(each))) {
    const length = plainTextOf(node).length;
    const group = groups.at(-1);
    if (group === undefined || group.length >= MAX_NODES || characters + length > MAX_CHARACTERS) {
      groups.push([node]);
      characters = length;
    } else {
      group.push(node);
      characters += length;
    }
  }
  return groups;
}
