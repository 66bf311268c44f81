import { Component, type ReactNode } from 'react';

interface Props {
  /** Identifies the shown screen; children that failed are rendered again when it changes. */
  readonly resetKey: string;
  /** What is shown instead of children that failed. */
  readonly fallback: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly resetKey: string;
  readonly failed: { readonly error: unknown } | null;
}

/** Limits an error to the screen. Error boundaries exist as classes only. */
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
