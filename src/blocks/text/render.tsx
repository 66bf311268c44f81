import type { BlockRenderProps } from '../define-block.ts';
import type { TextData } from './schema.ts';

export function TextBlock({ data, context }: BlockRenderProps<TextData>) {
  return (
    <div className="portico-block-text" data-size={data.size}>
      {context.renderRichText(data.text)}
    </div>
  );
}
