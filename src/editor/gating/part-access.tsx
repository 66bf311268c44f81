import { useMemo } from 'react';
import type { Command } from '../documents/command.ts';
import type { DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';
import { partAccessField, type AccessRule } from '#domain/gating/access-rule.ts';
import { changing } from '#domain/documents/changing.ts';
import { findBlock } from '#blocks/registry.ts';
import { memberAccess } from '#messages/en/interface/member-access.ts';
import { sayLabel } from '#ui/say-label.ts';
import { Select } from '#ui/select.tsx';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { useRestedState } from '../documents/use-rested-state.ts';
import { ChosenAccess } from './chosen-access.tsx';
import styles from './gating.module.css';
import { RULE_LABELS } from './rule-in-words.ts';
import { ruleOfKind } from './rule-of-kind.ts';

interface PartAccessProps {
  readonly store: DocumentStore;
  /** A section or block. */
  readonly id: string;
  readonly run: (command: Command) => void;
}

const KINDS = ['public', 'members', 'chosen', 'hidden'] as const;

/** Who gets a section or block, or in whose place it stands (MEMB-35, MEMB-39). */
export function PartAccess({ store, id, run }: PartAccessProps) {
  const view = useRestedState(store, (state) => state.view);
  const record = view[id];
  const others = useMemo(() => gatedParts(view, id), [view, id]);
  if (record === undefined) return null;
  const access = record['access'] === undefined ? null : partAccessField.parse(record['access']);
  const set = (value: DocumentRecord['access'] | undefined) =>
    run({
      name: changing(memberAccess.title),
      operations: [
        value === undefined ? { op: 'set', id, field: 'access' } : { op: 'set', id, field: 'access', value },
      ],
    });
  const setRule = (rule: AccessRule) => set(rule.kind === 'public' ? undefined : rule);
  const rule = access === null || access.kind === 'instead' ? null : access;
  return (
    <div className={styles['fields']}>
      <Select
        label={translate(memberAccess.title)}
        value={access?.kind ?? 'public'}
        options={[
          ...KINDS.map((kind) => ({ value: kind, label: translate(RULE_LABELS[kind]) })),
          {
            value: 'instead' as const,
            label: translate(memberAccess.instead),
            isDisabled: others.length === 0 && access?.kind !== 'instead',
            ...(others.length === 0 ? { description: translate(memberAccess.nothingGated) } : {}),
          },
        ]}
        onChange={(kind) => {
          if (kind !== 'instead') setRule(ruleOfKind(kind, rule));
          else if (others[0] !== undefined) set({ kind, of: others[0].id });
        }}
      />
      {rule?.kind === 'chosen' ? <ChosenAccess value={rule} isDisabled={false} onChange={setRule} /> : null}
      {access?.kind === 'instead' ? (
        <Select
          label={translate(memberAccess.insteadOf)}
          value={access.of}
          options={others.map((each) => ({ value: each.id, label: each.title }))}
          onChange={(of) => set({ kind: 'instead', of })}
        />
      ) : null}
    </div>
  );
}

/** Sections and blocks besides this one that are for some people only, in the order of the document’s records. */
function gatedParts(
  view: DocumentRecords,
  own: string,
): readonly { readonly id: string; readonly title: string }[] {
  return Object.values(view)
    .filter(({ id, type, access }) => {
      if (id === own || access === undefined || (type !== 'section' && type !== 'block')) return false;
      return partAccessField.parse(access).kind !== 'instead';
    })
    .map(({ id, type, blockType, name }, index) => ({
      id,
      title:
        type === 'block' && typeof blockType === 'string'
          ? translate(memberAccess.blockNumber, {
              number: index + 1,
              title: sayLabel(findBlock(blockType)?.title ?? blockType),
            })
          : typeof name === 'string' && name !== ''
            ? name
            : translate(memberAccess.sectionNumber, { number: index + 1 }),
    }));
}
