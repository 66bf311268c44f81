import type { BlockRenderProps } from '../define-block.ts';
import { FormView } from './form-view.tsx';
import type { FormData } from './schema.ts';

export function FormBlock(props: BlockRenderProps<FormData>) {
  return <FormView {...props} />;
}
