import { inlineText } from '#blocks/inline-text.ts';

interface ListHeaderProps {
  readonly title: string;
  readonly description: string;
  /** On the canvas both are edited in place. */
  readonly mode: 'page' | 'canvas';
}

/** The part above the items of a collection. */
export function ListHeader({ title, description, mode }: ListHeaderProps) {
  return (
    <header className="portico-list-header">
      <h1 {...inlineText({ mode }, 'title')}>{title}</h1>
      {description === '' ? null : <p {...inlineText({ mode }, 'description')}>{description}</p>}
    </header>
  );
}
