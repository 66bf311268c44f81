import { Suspense } from 'react';
import { DEVICES, hiddenOnSchema, type PageDevice } from '#domain/pages/hidden-on.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { Switch } from '#ui/switch.tsx';
import { translate } from '#ui/translate.ts';
import { inspector } from '#messages/en/interface/inspector.ts';
import { setHiddenOn } from '../commands/set-hidden-on.ts';
import { useRestedState } from '../documents/use-rested-state.ts';
import { lazyPart } from '../loading/lazy-part.ts';
import { useActiveDocument } from '../workspace/use-active-document.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import styles from '../fields/inspector-panel.module.css';

const PartAccess = lazyPart(async () => (await import('../gating/part-access.tsx')).PartAccess);

const LABELS = { mobile: inspector.showOnPhones, desktop: inspector.showOnDesktops } as const;

/** On which devices visitors get blocks, or a section (EDIT-204), and who (MEMB-35). */
export function ShownOn({ ids }: { readonly ids: readonly string[] }) {
  const [only] = ids;
  const { actions } = useWorkspace();
  const store = useActiveDocument();
  const isHidden = (view: DocumentRecords, id: string, device: PageDevice): boolean =>
    hiddenOnSchema.parse(view[id]?.['hiddenOn']).includes(device);
  const hidden = useRestedState(store, ({ view }) =>
    DEVICES.filter((device) => ids.every((id) => isHidden(view, id, device))).join(' '),
  );
  // Of several of which one is hidden not all are shown: the switch shows them all.
  const partlyHidden = useRestedState(store, ({ view }) =>
    DEVICES.filter((device) => ids.some((id) => isHidden(view, id, device))).join(' '),
  );
  return (
    <section className={styles['group']} aria-label={translate(inspector.visibility)}>
      <h3 className={styles['groupTitle']}>{translate(inspector.visibility)}</h3>
      {DEVICES.map((device) => (
        <Switch
          key={device}
          label={translate(LABELS[device])}
          isSelected={!partlyHidden.includes(device)}
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
      {only === undefined || ids.length > 1 ? null : (
        <Suspense fallback={null}>
          <PartAccess
            key={only}
            store={store}
            id={only}
            run={(command) => {
              actions.run(command);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
