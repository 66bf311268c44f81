import { parseComment, type CommentBlock, type CommentInline } from '#domain/comments/comment-markup.ts';

/** A comment as people read it: formatted text, never markup of its writer (COMT-10). */
export function CommentText({ text }: { readonly text: string }) {
  return (
    <div className="portico-comment-text" dir="auto">
      {parseComment(text).map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { readonly block: CommentBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{linesOf(block.lines)}</p>;
    case 'quote':
      return (
        <blockquote>
          <p>{linesOf(block.lines)}</p>
        </blockquote>
      );
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case 'list': {
      const items = block.lines.map((line, index) => <li key={index}>{partsOf(line)}</li>);
      return block.isNumbered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
  }
}

function linesOf(lines: readonly (readonly CommentInline[])[]) {
  return lines.flatMap((line, index) => [
    ...(index === 0 ? [] : [<br key={`break-${index}`} />]),
    <span key={index}>{partsOf(line)}</span>,
  ]);
}

function partsOf(parts: readonly CommentInline[]) {
  return parts.map((part, index) => <Part key={index} part={part} />);
}

function Part({ part }: { readonly part: CommentInline }) {
  if (typeof part === 'string') return <>{part}</>;
  switch (part.kind) {
    case 'bold':
      return <strong>{partsOf(part.parts)}</strong>;
    case 'italic':
      return <em>{partsOf(part.parts)}</em>;
    case 'code':
      return <code>{part.text}</code>;
    case 'link':
      return (
        <a href={part.href} rel="ugc nofollow noopener">
          {part.text}
        </a>
      );
  }
}
