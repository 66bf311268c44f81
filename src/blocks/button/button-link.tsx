import type { ResolvedLink } from '../define-block.ts';

interface ButtonLinkProps {
  readonly text: string;
  /** Null where there is no target: then it is shown but cannot be activated. */
  readonly target: ResolvedLink | null;
  readonly size: 'small' | 'medium' | 'large';
  readonly variant: 'filled' | 'outline' | 'text';
  /** The attributes of `inlineText` for the text. */
  readonly mark?: Readonly<Record<string, string>>;
}

/** A link that looks like a button of the site's design. */
export function ButtonLink({ text, target, size, variant, mark }: ButtonLinkProps) {
  return (
    <a className="portico-button" data-size={size} data-variant={variant} {...target} {...mark}>
      {text}
    </a>
  );
}
