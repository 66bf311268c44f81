import type { Message, Words } from '#messages/message.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { translate } from '#ui/translate.ts';
import styles from './state-choice.module.css';

interface StateChoiceProps<State extends string> {
  readonly label: string;
  readonly states: readonly State[];
  /** Each with its `count`. */
  readonly names: Readonly<Record<State, Message<{ count: string | number | Words }>>>;
  readonly counts: Readonly<Record<State, number>> | undefined;
  readonly value: State;
  readonly onChange: (state: State) => void;
}

/** In which state what a list shows is, with how many there are in each. */
export function StateChoice<State extends string>(props: StateChoiceProps<State>) {
  const { label, states, names, counts, value, onChange } = props;
  return (
    <SegmentedControl
      label={label}
      isLabelHidden
      className={styles['states']}
      options={states.map((state) => ({
        value: state,
        label: translate(names[state], { count: counts?.[state] ?? 0 }),
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
