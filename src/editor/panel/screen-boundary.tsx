import { Component, type ReactNode } from 'react';

interface Props {
  /** What is shown; children that failed are tried again at another place. */
  readonly resetKey: string;
  /** What is shown instead of children that failed. */
  readonly fallback: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly resetKey: string;
  readonly failed: { readonly error: unknown } | null;
}

/** Keeps a screen that fails from taking what stands around it down. React has boundaries as classes only. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { resetKey: this.props.resetKey, failed: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { resetKey, failed: null };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    return failed === null ? this.props.children : this.props.fallback(failed.error);
  }
}
