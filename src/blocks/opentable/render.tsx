import type { BlockRenderProps } from '../define-block.ts';
import { ServiceLink } from '../service-widget/service-link.tsx';
import type { OpentableData } from './schema.ts';

export function OpentableBlock({ data, context }: BlockRenderProps<OpentableData>) {
  return (
    <ServiceLink
      className="portico-block-opentable"
      service="opentable"
      account={data.account}
      text={data.text}
      alignment={data.alignment}
      context={context}
    />
  );
}
