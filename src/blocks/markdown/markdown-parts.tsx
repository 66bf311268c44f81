import type { ReactNode } from 'react';
import type { LinkValue } from '#domain/links/link-value.ts';
import type { BlockContext } from '../define-block.ts';

interface MarkdownLinkProps {
  readonly href?: string | undefined;
  readonly id?: string | undefined;
  readonly title?: string | undefined;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly children?: ReactNode;
  readonly context: BlockContext;
}

/** A link of a Markdown text, under the rules of every link of the site; one that leads nowhere stays as its words. */
export function MarkdownLink({ href = '', children, context, ...props }: MarkdownLinkProps) {
  const attributes = {
    id: props.id,
    title: props.title,
    'aria-label': props['aria-label'],
    'aria-describedby': props['aria-describedby'],
  };
  if (href.startsWith('#')) {
    return (
      <a href={href} {...attributes}>
        {children}
      </a>
    );
  }
  const target = context.resolveLink(linkOf(href));
  return target === null ? (
    <>{children}</>
  ) : (
    <a {...target} {...attributes}>
      {children}
    </a>
  );
}

interface MarkdownImageProps {
  readonly src?: string | Blob | undefined;
  readonly alt?: string | undefined;
  readonly context: BlockContext;
}

/** Pictures of the site are shown. A picture on another host becomes a link, so that no visitor is told on unasked. */
export function MarkdownImage({ src, alt = '', context }: MarkdownImageProps) {
  if (typeof src !== 'string') return null;
  if (src.startsWith('/s/')) return <img src={src} alt={alt} loading="lazy" decoding="async" />;
  const target = context.resolveLink(linkOf(src));
  return target === null ? <>{alt}</> : <a {...target}>{alt === '' ? src : alt}</a>;
}

/** The box of a task list: a sign, not a control. */
export function TaskBox({ isChecked }: { readonly isChecked: boolean }) {
  return (
    <>
      <span className="portico-block-markdown-task" aria-hidden="true">
        {isChecked ? '☑' : '☐'}
      </span>
      <span className="sr-only">{isChecked ? 'Done: ' : 'To do: '}</span>
    </>
  );
}

/** A table that scrolls by itself, by keyboard too, so that a wide one does not widen the page. */
export function WideTable({ children }: { readonly children?: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region has to be reachable by keyboard
    <div className="portico-block-markdown-table" tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}

function linkOf(href: string): LinkValue {
  if (/^mailto:/i.test(href)) {
    const address = decodeLoosely(href.slice('mailto:'.length).split('?')[0] ?? '');
    return { kind: 'email', to: address, cc: '', bcc: '', subject: '', body: '' };
  }
  if (/^tel:/i.test(href)) return { kind: 'phone', number: href.slice('tel:'.length) };
  return { kind: 'url', href, newWindow: false };
}

function decodeLoosely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
