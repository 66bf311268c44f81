import type { BlockRenderProps } from '../define-block.ts';
import { ServiceLink } from '../service-widget/service-link.tsx';
import type { ReservationData } from './schema.ts';

export function ReservationBlock({ data, context }: BlockRenderProps<ReservationData>) {
  return (
    <ServiceLink
      className="portico-block-reservation"
      service="tock"
      account={data.account}
      text={data.text}
      alignment={data.alignment}
      context={context}
    />
  );
}
