import type { BlockRenderProps } from '../define-block.ts';
import { ServiceLink } from '../service-widget/service-link.tsx';
import type { FollowButtonData } from './schema.ts';

export function FollowButtonBlock({ data, context }: BlockRenderProps<FollowButtonData>) {
  return (
    <ServiceLink
      className="portico-block-follow-button"
      service={data.service}
      account={data.account}
      text={data.text}
      alignment={data.alignment}
      context={context}
    />
  );
}
