import { BADGE_TEXT, type BadgeType } from '#domain/overlays/badge.ts';

/** The provider's mark at the lower right (OVER-39, OVER-40); styles hide it where the page is printed. */
export function BadgeView({
  type,
  href,
}: {
  readonly type: Exclude<BadgeType, 'none'>;
  readonly href: string;
}) {
  return (
    <a className="portico-badge" data-badge={type} href={href} target="_blank" rel="noopener">
      {BADGE_TEXT}
    </a>
  );
}
