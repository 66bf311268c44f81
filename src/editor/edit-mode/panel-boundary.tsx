import { Component, type ReactNode } from 'react';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { editMode } from '#messages/en/interface/edit-mode.ts';
import { translate } from '#ui/translate.ts';

import styles from './panel-boundary.module.css';

interface Props {
  readonly children: ReactNode;
}
interface State {
  readonly hasFailed: boolean;
}

/** Limits an error to the panel. Error boundaries exist as classes only. */
export class PanelBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Banner
        className={styles['banner']}
        tone="danger"
        title={translate(editMode.failed)}
        actions={
          <Button onPress={() => this.setState({ hasFailed: false })}>{translate(editMode.tryAgain)}</Button>
        }
      >
        {translate(editMode.notLoaded)}
      </Banner>
    );
  }
}
