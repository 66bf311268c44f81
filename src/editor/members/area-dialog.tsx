import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeMemberArea, createMemberArea } from '#contract/member-access.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import type { MemberArea } from '#domain/members/member-plan.ts';
import { memberAccess } from '#messages/en/interface/member-access.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { MediaLibrary } from '../files/media-library.tsx';
import { PageField } from '../pages/page-field.tsx';
import { entryQuery } from '../pages/use-entry.ts';
import { AccessFormDialog } from './access-form-dialog.tsx';
import { LyingList } from './lying-list.tsx';
import styles from './member-access.module.css';

type AreaFields = Pick<MemberArea, 'name' | 'isForAllMembers' | 'navigation' | 'documents' | 'files'>;

const NEW: AreaFields = { name: '', isForAllMembers: true, navigation: 'area', documents: [], files: [] };

/** Makes an area or changes one: its name, whom it is open to, what lies in it (MEMB-36). */
export function AreaDialog({
  area,
  onClose,
}: {
  readonly area: MemberArea | null;
  readonly onClose: () => void;
}) {
  const [fields, setFields] = useState<AreaFields>(area ?? NEW);
  const [isTried, setTried] = useState(false);
  const [isPickingFile, setPickingFile] = useState(false);
  const queries = useQueryClient();
  const change = (changed: Partial<AreaFields>) => setFields((before) => ({ ...before, ...changed }));
  const add = async (id: DocumentId | null) => {
    if (id === null || fields.documents.some((each) => each.id === id)) return;
    const entry = await queries.fetchQuery(entryQuery(id)).catch(() => null);
    setFields((before) => ({
      ...before,
      documents: [...before.documents, { id, title: entry?.title ?? '' }],
    }));
  };
  const isNamed = fields.name.trim() !== '';
  const { documents, files } = fields;
  return (
    <AccessFormDialog
      title={
        area === null ? translate(memberAccess.addArea) : translate(memberAccess.edit, { name: area.name })
      }
      onClose={onClose}
      isRight={() => {
        setTried(true);
        return isNamed;
      }}
      save={() => {
        const body = {
          name: fields.name.trim(),
          isForAllMembers: fields.isForAllMembers,
          navigation: fields.navigation,
          documentIds: documents.map(({ id }) => id),
          fileIds: files.map(({ id }) => id),
        };
        return area === null
          ? callEndpoint(createMemberArea, { body })
          : callEndpoint(changeMemberArea, { params: { areaId: area.id }, body });
      }}
    >
      <TextField
        label={translate(memberAccess.name)}
        value={fields.name}
        maxLength={100}
        autoFocus
        errorMessage={isTried && !isNamed ? translate(memberAccess.nameNeeded) : null}
        onChange={(name) => change({ name })}
      />
      <Switch
        label={translate(memberAccess.forAllMembers)}
        isSelected={fields.isForAllMembers}
        onChange={(isForAllMembers) => change({ isForAllMembers })}
      />
      <h3 className={styles['heading']}>{translate(memberAccess.areaPages)}</h3>
      <LyingList items={documents} isOrdered onChange={(next) => change({ documents: next })} />
      <PageField label={translate(memberAccess.addPage)} value={null} onChange={(id) => void add(id)} />
      <PageField
        label={translate(memberAccess.addCollection)}
        among="collection"
        value={null}
        onChange={(id) => void add(id)}
      />
      <Select
        label={translate(memberAccess.areaNavigation)}
        description={translate(memberAccess.areaNavigationText)}
        value={fields.navigation}
        options={[
          { value: 'none', label: translate(memberAccess.navigationNowhere) },
          { value: 'area', label: translate(memberAccess.navigationInArea) },
          { value: 'site', label: translate(memberAccess.navigationEverywhere) },
        ]}
        onChange={(navigation) => change({ navigation })}
      />
      <h3 className={styles['heading']}>{translate(memberAccess.areaFiles)}</h3>
      <LyingList items={files} isOrdered={false} onChange={(next) => change({ files: next })} />
      <div>
        <Button onPress={() => setPickingFile(true)}>{translate(memberAccess.addFile)}</Button>
      </div>
      <Dialog
        isOpen={isPickingFile}
        onOpenChange={setPickingFile}
        title={translate(memberAccess.addFile)}
        size="large"
      >
        <MediaLibrary
          accept="any"
          selectedId={null}
          uploaded="take-one"
          onSelect={({ id, name }) => {
            setPickingFile(false);
            if (files.some((each) => each.id === id)) return;
            change({ files: [...files, { id, title: name }] });
          }}
        />
      </Dialog>
    </AccessFormDialog>
  );
}
