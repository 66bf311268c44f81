import { Lock } from 'lucide-react';
import type { Message } from '#messages/message.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { translate } from '#ui/translate.ts';
import { Panel } from './panel.tsx';

interface FeatureOffProps {
  /** Of the part of the configuration area in whose place it stands. */
  readonly area: Message;
  readonly title: Message;
  readonly text: Message;
}

/**
 * In place of what the provider switched off for the site: that it is not there, and whom to ask. Whoever decides on what
 * the site has reads it; others do not see the part at all (CONT-228).
 */
export function FeatureOff({ area, title, text }: FeatureOffProps) {
  return (
    <Panel title={translate(area)}>
      <EmptyState icon={<Lock />} title={translate(title)}>
        <p>{translate(text)}</p>
      </EmptyState>
    </Panel>
  );
}
