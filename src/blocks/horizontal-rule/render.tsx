import type { BlockRenderProps } from '../define-block.ts';
import type { HorizontalRuleData } from './schema.ts';

export function HorizontalRuleBlock({ data }: BlockRenderProps<HorizontalRuleData>) {
  return (
    <div className="portico-block-horizontal-rule">
      <hr
        data-tone={data.tone}
        data-alignment={data.alignment}
        style={{
          borderTopStyle: data.pattern,
          borderTopWidth: `${data.thickness}px`,
          inlineSize: `${data.width}%`,
        }}
      />
    </div>
  );
}
