import { Component, type ReactNode } from 'react';

interface Props {
  /** What is shown; children that failed are tried again at another place. */
  readonly place: string;
  /** What is shown instead of children that failed. */
  readonly fallback: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly place: string;
  readonly failed: { readonly error: unknown } | null;
}

/** Keeps a screen that fails from taking what stands around it down. React has boundaries as classes only. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { place: this.props.place, failed: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { place, failed: null };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    return failed === null ? this.props.children : this.props.fallback(failed.error);
  }
}
