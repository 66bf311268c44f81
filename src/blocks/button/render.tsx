import type { BlockRenderProps, ResolvedLink } from '../define-block.ts';
import { inlineText } from '../inline-text.ts';
import { ButtonLink } from './button-link.tsx';
import type { ButtonData } from './schema.ts';

export function ButtonBlock({ data, context }: BlockRenderProps<ButtonData>) {
  if (data.buttonText === '' && context.mode === 'page') return null;
  const target = data.clickthroughUrl === null ? null : context.resolveLink(data.clickthroughUrl);
  return (
    <div
      className="portico-block-button"
      data-alignment={data.alignment}
      {...(data.isFullWidth ? { 'data-full-width': '' } : {})}
    >
      <ButtonLink
        text={data.buttonText === '' ? 'Button' : data.buttonText}
        target={data.newWindow ? inNewWindow(target) : target}
        size={data.size}
        variant={data.variant}
        mark={inlineText(context, 'buttonText')}
      />
    </div>
  );
}

/** Links that open a program (mail, telephone) need no new window. */
function inNewWindow(target: ResolvedLink | null): ResolvedLink | null {
  if (target === null || /^(mailto|tel):/.test(target.href)) return target;
  return { ...target, target: '_blank', rel: target.rel ?? 'noopener' };
}
