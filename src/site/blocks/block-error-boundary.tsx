import { Component, type ReactNode } from 'react';
import { BlockNotice } from './block-notice.tsx';

interface Props {
  readonly title: string;
  /** The notice that it cannot be shown. */
  readonly message: string;
  /** The block's data: when it changes, the block is rendered again. */
  readonly content: unknown;
  readonly children: ReactNode;
}

interface State {
  readonly content: unknown;
  readonly hasFailed: boolean;
}

/** Keeps a block that throws from taking the canvas down. React has boundaries as classes only. */
export class BlockErrorBoundary extends Component<Props, State> {
  override state: State = { content: null, hasFailed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.content === state.content ? null : { content: props.content, hasFailed: false };
  }

  override render(): ReactNode {
    if (this.state.hasFailed) {
      return <BlockNotice title={this.props.title} message={this.props.message} />;
    }
    return this.props.children;
  }
}
