import type { BlockRenderProps } from '../define-block.ts';
import { inlineText } from '../inline-text.ts';
import type { AccordionData } from './schema.ts';

/** Native disclosure elements: they open and close without scripts and are accessible (BLK-07 to BLK-14). */
export function AccordionBlock({ id, data, context }: BlockRenderProps<AccordionData>) {
  return (
    <div className="portico-block-accordion" data-dividers={data.dividers || undefined}>
      {data.items.map((item, index) => (
        <details
          // oxlint-disable-next-line react/no-array-index-key -- items have no id of their own, and render once
          key={index}
          {...(data.allowMultipleOpen ? {} : { name: `accordion-${id}` })}
          open={index === 0 && data.firstItemExpanded}
        >
          <summary>
            <h3 {...inlineText(context, `items.${index}.title`)}>
              {item.title.trim() === '' ? `Item ${index + 1}` : item.title}
            </h3>
          </summary>
          <div className="accordion-content" id={`${id}-${index}`}>
            {context.renderRichText(item.content)}
          </div>
        </details>
      ))}
    </div>
  );
}
