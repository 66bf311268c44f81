interface PlainHeaderProps {
  /** The title of the site. */
  readonly title: string;
  /** As the page below it. */
  readonly maxInlineSize: string;
}

/** The header of a generated page in the looks of a site: the site's title, linked to its home page. */
export function PlainHeader({ title, maxInlineSize }: PlainHeaderProps) {
  return (
    <header className="portico-header">
      <div
        className="portico-header-inner"
        style={{ maxInlineSize, margin: '0 auto', paddingInline: 'var(--site-margin)' }}
      >
        <a className="portico-header-title" href="/">
          {title}
        </a>
      </div>
    </header>
  );
}
