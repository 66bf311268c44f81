import { saveMember, type OneMember } from '#contract/one-member.ts';
import { oneMember } from '#messages/en/interface/one-member.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/show-toast.ts';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import styles from './members.module.css';

interface MemberFieldsProps {
  readonly member: OneMember;
  readonly canWrite: boolean;
  readonly onSaved: () => Promise<void>;
}

/** The name, labels and note of a member (MEMB-02). */
export function MemberFields({ member, canWrite, onSaved }: MemberFieldsProps) {
  const { firstName, lastName, note, labels } = member;
  const fields = useFields({ firstName, lastName, note, labels: labels.join('\n') });
  const save = () =>
    fields.submit(async ({ labels: typed, ...texts }) => {
      const lines = typed.split('\n').map((line) => line.trim());
      await callEndpoint(saveMember, {
        params: { memberId: member.id },
        body: { ...texts, labels: lines.filter((line) => line !== '') },
      });
      await onSaved();
      showToast(translate(oneMember.saved), { tone: 'success' });
    });
  return (
    <PanelGroup title={translate(oneMember.profile)}>
      <form
        className={styles['stack']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {fields.message === null ? null : <Banner tone="danger">{fields.message}</Banner>}
        <TextField
          label={translate(oneMember.firstName)}
          autoComplete="off"
          maxLength={100}
          isReadOnly={!canWrite}
          {...fields.of('firstName')}
        />
        <TextField
          label={translate(oneMember.lastName)}
          autoComplete="off"
          maxLength={100}
          isReadOnly={!canWrite}
          {...fields.of('lastName')}
        />
        <TextArea
          label={translate(oneMember.labels)}
          description={translate(oneMember.labelsText)}
          rows={3}
          isReadOnly={!canWrite}
          {...fields.of('labels')}
        />
        <TextArea
          label={translate(oneMember.note)}
          description={translate(oneMember.noteText)}
          rows={4}
          maxLength={10_000}
          isReadOnly={!canWrite}
          {...fields.of('note')}
        />
        {canWrite ? (
          <div>
            <Button type="submit" variant="primary" isPending={fields.isPending}>
              {translate(oneMember.save)}
            </Button>
          </div>
        ) : null}
      </form>
    </PanelGroup>
  );
}
