import { Suspense, type ReactNode } from 'react';
import type { BlockContext } from '#blocks/define-block.ts';
import { lazyPart } from '../loading/lazy-part.ts';

const MarkdownText = lazyPart(async () => {
  const { markdownElements } = await import('#blocks/markdown/markdown-elements.tsx');
  return ({ source, id, context }: MarkdownTextProps) => markdownElements(source, id, context);
});

interface MarkdownTextProps {
  readonly source: string;
  readonly id: string;
  readonly context: BlockContext;
}

/** Markdown on the canvas: its parser is fetched with the first block that needs it, and the source stands until then. */
export function canvasMarkdown(source: string, id: string, context: BlockContext): ReactNode {
  return (
    <Suspense fallback={<pre>{source}</pre>}>
      <MarkdownText source={source} id={id} context={context} />
    </Suspense>
  );
}
