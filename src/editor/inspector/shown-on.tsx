import { DEVICES, hiddenOnSchema, type PageDevice } from '#domain/pages/hidden-on.ts';
import { Switch } from '#ui/switch.tsx';
import { translate } from '#ui/translate.ts';
import { inspector } from '#messages/en/interface/inspector.ts';
import { setHiddenOn } from '../commands/set-hidden-on.ts';
import { useRestedState } from '../documents/use-rested-state.ts';
import { useActiveDocument } from '../workspace/use-active-document.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import styles from '../fields/inspector-panel.module.css';

const LABELS = { mobile: inspector.showOnPhones, desktop: inspector.showOnDesktops } as const;

/** On which devices visitors get blocks, or a section (EDIT-204). */
export function ShownOn({ ids }: { readonly ids: readonly string[] }) {
  const { actions } = useWorkspace();
  const store = useActiveDocument();
  const hidden = useRestedState(store, ({ view }) => {
    const isHidden = (device: PageDevice): boolean =>
      ids.every((id) => hiddenOnSchema.parse(view[id]?.['hiddenOn']).includes(device));
    return DEVICES.filter(isHidden).join(' ');
  });
  return (
    <section className={styles['group']} aria-label={translate(inspector.visibility)}>
      <h3 className={styles['groupTitle']}>{translate(inspector.visibility)}</h3>
      {DEVICES.map((device) => (
        <Switch
          key={device}
          label={translate(LABELS[device])}
          isSelected={!hidden.includes(device)}
          onChange={(isShown) => actions.run(setHiddenOn(store.getState().view, ids, device, !isShown))}
        />
      ))}
      {hidden === '' ? null : (
        <p className={styles['note']}>
          {hidden === DEVICES.join(' ')
            ? translate(inspector.hiddenEverywhere)
            : translate(hidden === 'mobile' ? inspector.hiddenOnPhones : inspector.hiddenOnDesktops)}
        </p>
      )}
    </section>
  );
}
