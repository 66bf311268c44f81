import { fill } from '#messages/message.ts';
import { editorHint } from '../editor-hint.ts';
import { blockHints } from '#messages/en/interface/block-hints.ts';
import { findWidgetService } from '#domain/embeds/widget-services.ts';
import type { BlockContext } from '../define-block.ts';

interface ServiceLinkProps {
  readonly className: string;
  readonly service: string;
  readonly account: string;
  /** What the link says; empty for the service's own words. */
  readonly text: string;
  readonly alignment: 'left' | 'center' | 'right';
  readonly context: BlockContext;
}

/** The plain link to a service, over which its script puts a widget; nothing on pages where it leads nowhere. */
export function ServiceLink({ className, service: id, account, text, alignment, context }: ServiceLinkProps) {
  const name = account.trim().replace(/^@/, '');
  const service = findWidgetService(id, name);
  if (service === null) {
    return context.mode === 'page' ? null : (
      <p className={className}>
        {editorHint(context, name === '' ? blockHints.account : fill(blockHints.noSuchAccount, { name }))}
      </p>
    );
  }
  const { class: widgetClass = '', ...attributes } = service.linkAttributes;
  return (
    <div className={className} data-alignment={alignment}>
      <a
        {...attributes}
        className={`portico-button ${widgetClass}`.trimEnd()}
        data-size="medium"
        data-variant="outline"
        href={service.href(name)}
        rel="noopener"
        data-widget-script={service.script(name)}
      >
        {text.trim() === '' ? context.translate(service.linkText(name)) : text}
      </a>
    </div>
  );
}
