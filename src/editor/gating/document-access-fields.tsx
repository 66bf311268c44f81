import { accessOf, MAX_PREVIEW_BLOCKS, NO_PREVIEW, type DocumentAccess } from '#domain/gating/access-rule.ts';
import { effectiveAccess } from '#domain/gating/effective-access.ts';
import type { LiveAccess, SiteAccess } from '#domain/gating/site-access.ts';
import type { DocumentId, DocumentRecord } from '#domain/documents/record.ts';
import { openDocument } from '#contract/documents.ts';
import { memberAccess } from '#messages/en/interface/member-access.ts';
import { NumberField } from '#ui/number-field.tsx';
import { formatList } from '#ui/format-list.ts';
import { Select } from '#ui/select.tsx';
import { translate } from '#ui/translate.ts';
import { useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../api/call-endpoint.ts';
import { ChosenAccess } from './chosen-access.tsx';
import styles from './gating.module.css';
import { RULE_LABELS } from './rule-in-words.ts';
import { ruleOfKind } from './rule-of-kind.ts';
import { useMemberAccess } from './use-member-access.ts';

const INHERITS = 'inherits';
const KINDS = ['public', 'members', 'chosen', 'hidden'] as const;

interface DocumentAccessFieldsProps {
  readonly documentId: DocumentId;
  /** Of an item. */
  readonly collectionId: DocumentId | null;
  /** The record `access` as it is or will be; undefined where there is none. */
  readonly record: DocumentRecord | undefined;
  /** Of an item: its blocks in reading order, by what they are called; what is before one can be shown to others. */
  readonly blocks: readonly { readonly id: string; readonly title: string }[] | null;
  readonly isDisabled: boolean;
  /** Null takes the record away. */
  readonly onChange: (access: DocumentAccess | null) => void;
}

/** Who gets a page, a collection or an item, and where that comes from (MEMB-35, MEMB-37, MEMB-42). */
export function DocumentAccessFields(props: DocumentAccessFieldsProps) {
  const { documentId, collectionId, record, blocks, isDisabled, onChange } = props;
  const own = accessOf(record) ?? { rule: null, preview: NO_PREVIEW };
  const { rule, preview } = own;
  const change = (changed: Partial<DocumentAccess>) => {
    const next = { ...own, ...changed };
    onChange(next.rule === null && next.preview.kind === 'none' ? null : next);
  };
  return (
    <div className={styles['fields']}>
      <Select
        label={translate(memberAccess.title)}
        value={rule?.kind ?? INHERITS}
        isDisabled={isDisabled}
        options={[
          {
            value: INHERITS,
            label: translate(collectionId === null ? memberAccess.inheritsPage : memberAccess.inherits),
          },
          ...KINDS.map((kind) => ({ value: kind, label: translate(RULE_LABELS[kind]) })),
        ]}
        onChange={(kind) => change({ rule: kind === INHERITS ? null : ruleOfKind(kind, rule) })}
      />
      {rule?.kind === 'chosen' ? (
        <ChosenAccess value={rule} isDisabled={isDisabled} onChange={(next) => change({ rule: next })} />
      ) : null}
      {rule === null ? <Inherited documentId={documentId} collectionId={collectionId} /> : null}
      {blocks === null ? null : (
        <PreviewFields
          preview={preview}
          blocks={blocks}
          isDisabled={isDisabled}
          onChange={(next) => change({ preview: next })}
        />
      )}
    </div>
  );
}

/** Who gets it where it has no rule of its own, and why. */
function Inherited({
  documentId,
  collectionId,
}: Pick<DocumentAccessFieldsProps, 'documentId' | 'collectionId'>) {
  const access = useMemberAccess();
  const collection = useQuery({
    queryKey: ['access of', collectionId],
    queryFn: () => callEndpoint(openDocument, { params: { documentId: collectionId ?? documentId } }),
    enabled: collectionId !== null,
  });
  if (access.data === undefined || (collectionId !== null && collection.data === undefined)) return null;
  const { areas } = access.data;
  const areasOf = (id: DocumentId) => areas.filter(({ documentIds }) => documentIds.includes(id));
  const placed = (id: DocumentId, record: DocumentRecord | undefined): readonly [DocumentId, LiveAccess] => [
    id,
    {
      collectionId: null,
      rule: accessOf(record)?.rule ?? null,
      preview: NO_PREVIEW,
      areaIds: areasOf(id).map((area) => area.id),
    },
  ];
  const site: Pick<SiteAccess, 'documents'> = {
    documents: new Map([
      placed(documentId, undefined),
      ...(collectionId === null ? [] : [placed(collectionId, collection.data?.records['access'])]),
    ]),
  };
  const { rule, from } = effectiveAccess(site, { documentId, collectionId });
  const names = formatList(
    areasOf(from === 'area' || collectionId === null ? documentId : collectionId).map(({ name }) => name),
  );
  return (
    <p className={styles['note']}>
      {translate(memberAccess.seenBy, { who: translate(RULE_LABELS[rule.kind]) })}{' '}
      {from === 'area' ? translate(memberAccess.fromArea, { areas: names }) : null}
      {from === 'collection' ? translate(memberAccess.fromCollection) : null}
    </p>
  );
}

function PreviewFields({
  preview,
  blocks,
  isDisabled,
  onChange,
}: {
  readonly preview: DocumentAccess['preview'];
  readonly blocks: readonly { readonly id: string; readonly title: string }[];
  readonly isDisabled: boolean;
  readonly onChange: (preview: DocumentAccess['preview']) => void;
}) {
  const [first] = blocks;
  return (
    <>
      <Select
        label={translate(memberAccess.preview)}
        value={preview.kind}
        isDisabled={isDisabled}
        options={[
          { value: 'none', label: translate(memberAccess.previewNone) },
          { value: 'excerpt', label: translate(memberAccess.previewExcerpt) },
          { value: 'blocks', label: translate(memberAccess.previewBlocks) },
          {
            value: 'before',
            label: translate(memberAccess.previewBefore),
            isDisabled: first === undefined && preview.kind !== 'before',
          },
        ]}
        onChange={(kind) =>
          onChange(
            kind === 'blocks'
              ? { kind, count: 1 }
              : kind === 'before'
                ? { kind, blockId: first?.id ?? '' }
                : { kind },
          )
        }
      />
      {preview.kind === 'blocks' ? (
        <NumberField
          label={translate(memberAccess.previewCount)}
          value={preview.count}
          minValue={1}
          maxValue={MAX_PREVIEW_BLOCKS}
          isDisabled={isDisabled}
          onChange={(count) => onChange({ kind: 'blocks', count })}
        />
      ) : null}
      {preview.kind === 'before' ? (
        <Select
          label={translate(memberAccess.previewBlock)}
          value={preview.blockId}
          isDisabled={isDisabled}
          options={blocks.map(({ id, title }, index) => ({
            value: id,
            label: translate(memberAccess.blockNumber, { number: index + 1, title }),
          }))}
          onChange={(blockId) => onChange({ kind: 'before', blockId })}
        />
      ) : null}
    </>
  );
}
