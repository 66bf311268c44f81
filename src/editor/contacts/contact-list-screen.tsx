import { Plus, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { Id } from '#lib/id.ts';
import type { ContactSort, ListedContact } from '#contract/contacts.ts';
import { contactList } from '#messages/en/interface/contact-list.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatDate } from '#ui/format-time.ts';
import { Pagination } from '#ui/pagination.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { Table, type TableColumn } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { useSettled } from '#ui/use-settled.ts';
import { LoadFailure } from '../panel/load-failure.tsx';
import { Panel } from '../panel/panel.tsx';
import { useBootFacts } from '../site-context/boot-context.ts';
import { AddContactDialog } from './add-contact-dialog.tsx';
import { ChosenContacts, type ChosenPeople } from './chosen-contacts.tsx';
import { ContactLogDialog } from './contact-log-dialog.tsx';
import { ContactRuns } from './contact-runs.tsx';
import { TableImportStatus } from '../table-imports/table-import-status.tsx';
import { CONTACT_IMPORTS, ImportContactsDialog } from './import-contacts-dialog.tsx';
import { InactiveDialog } from './inactive-dialog.tsx';
import { LabelsDialog } from './labels-dialog.tsx';
import { MoreActions } from './more-actions.tsx';
import { rulesOf } from './no-rules.ts';
import { SOURCE_NAMES } from './rule-kinds.ts';
import { RulesEditor } from './rules-editor.tsx';
import { SegmentSelect } from './segment-select.tsx';
import { useContactLabels, useContacts, useListChoices } from './use-contacts.ts';
import styles from './contacts.module.css';

const PAGE_SIZE = 50;
/** What matches is counted so far. */
const MAX_COUNTED = 1000;

/** Everybody the site deals with: found, filtered, labelled (CRM-09 to CRM-11). The address tells what is shown. */
export function ContactListScreen() {
  const { permissions } = useBootFacts();
  const canWrite = permissions.includes('crm.write');
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  /** Where the pages begin that were turned to. */
  const [starts, setStarts] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<ChosenPeople>(new Set());
  const [opened, setOpened] = useState<'add' | 'labels' | 'import' | 'log' | 'inactive' | null>(null);
  /** An import that is gone on with; null for a new one. */
  const [importId, setImportId] = useState<Id<'table-import'> | null>(null);
  const typed = address.get('search') ?? '';
  const filter = {
    search: useSettled(typed.trim()),
    rules: rulesOf(address.get('rules')),
    sort: address.get('sort') === 'name' ? 'name' : 'active',
  } as const;
  const contacts = useContacts(filter, starts.at(-1));
  const choices = {
    labels: useContactLabels().data?.labels ?? [],
    lists: useListChoices(permissions.includes('newsletter.subscribers.read')).data?.lists ?? [],
  };
  const show = (changes: Readonly<Record<string, string | null>>) => {
    setStarts([]);
    setChosen(new Set());
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  };
  const setRules = (rules: typeof filter.rules) =>
    show({ rules: rules.rules.length === 0 ? null : JSON.stringify(rules) });
  const people = contacts.data?.contacts ?? [];
  const total = contacts.data?.total ?? 0;
  const ids = chosen === 'all' ? chosen : people.map(({ id }) => id).filter((id) => chosen.has(id));
  const hasMore = starts.length > 0 || contacts.data?.next != null;
  const isNarrowed = typed !== '' || filter.rules.rules.length > 0;

  return (
    <Panel
      isWide
      title={translate(contactList.title)}
      actions={
        canWrite ? (
          <>
            <Button
              variant="primary"
              icon={<Plus aria-hidden="true" size={16} />}
              onPress={() => setOpened('add')}
            >
              {translate(contactList.add)}
            </Button>
            <MoreActions filter={filter} onOpen={setOpened} />
          </>
        ) : undefined
      }
    >
      <div className={styles['screen']}>
        <div className={styles['row']}>
          <SearchField
            label={translate(contactList.search)}
            value={typed}
            maxLength={200}
            onChange={(search) => show({ search })}
          />
          <Select<ContactSort>
            label={translate(contactList.sort)}
            isLabelHidden
            options={[
              { value: 'active', label: translate(contactList.byActivity) },
              { value: 'name', label: translate(contactList.byName) },
            ]}
            value={filter.sort}
            onChange={(sort) => show({ sort })}
          />
          <SegmentSelect rules={filter.rules} canWrite={canWrite} onChange={setRules} />
        </div>
        <RulesEditor rules={filter.rules} choices={choices} onChange={setRules} />
        {contacts.data?.isForgiven === true ? (
          <output className={styles['muted']}>{translate(contactList.forgiven)}</output>
        ) : null}
        {canWrite ? <ContactRuns /> : null}
        {canWrite && opened !== 'import' ? (
          <TableImportStatus
            subject={CONTACT_IMPORTS}
            onOpen={(id) => {
              setImportId(id);
              setOpened('import');
            }}
          />
        ) : null}
        {canWrite && ids.length > 0 ? (
          <ChosenContacts
            chosen={ids}
            filter={filter}
            total={total}
            hasMore={hasMore}
            lists={permissions.includes('newsletter.subscribers.write') ? choices.lists : []}
            onChange={setChosen}
          />
        ) : null}
        {contacts.isError ? (
          <LoadFailure retry={() => void contacts.refetch()} />
        ) : (
          <>
            <output className={styles['muted']}>
              {contacts.data === undefined
                ? ''
                : translate(total >= MAX_COUNTED ? contactList.foundMore : contactList.found, {
                    count: total,
                  })}
            </output>
            <Table
              label={translate(contactList.title)}
              columns={columns()}
              items={people}
              isLoading={contacts.isPending}
              onRowAction={(id) => void navigate(`/contacts/people/${id}`)}
              {...(canWrite
                ? {
                    selectedIds: chosen === 'all' ? new Set(people.map(({ id }) => id)) : chosen,
                    onSelectionChange: setChosen,
                  }
                : {})}
              empty={
                isNarrowed ? (
                  <EmptyState
                    title={translate(contactList.noMatch)}
                    actions={
                      <Button onPress={() => show({ search: null, rules: null })}>
                        {translate(contactList.clear)}
                      </Button>
                    }
                  />
                ) : (
                  <EmptyState icon={<UserRound />} title={translate(contactList.nothing)}>
                    {translate(contactList.nothingText)}
                  </EmptyState>
                )
              }
            />
            {hasMore ? (
              <Pagination
                page={starts.length + 1}
                pageCount={pageCountOf(total, starts.length + 1, contacts.data?.next ?? null)}
                hasMore={total >= MAX_COUNTED}
                onPageChange={(page) => {
                  const next = contacts.data?.next;
                  if (page <= starts.length) setStarts(starts.slice(0, page - 1));
                  else if (next != null) setStarts([...starts, next]);
                }}
              />
            ) : null}
          </>
        )}
      </div>
      {opened === 'add' ? <AddContactDialog onClose={() => setOpened(null)} /> : null}
      {opened === 'import' ? (
        <ImportContactsDialog
          importId={importId}
          onClose={() => {
            setOpened(null);
            setImportId(null);
          }}
        />
      ) : null}
      {opened === 'log' ? <ContactLogDialog onClose={() => setOpened(null)} /> : null}
      {opened === 'inactive' ? <InactiveDialog onClose={() => setOpened(null)} /> : null}
      {opened === 'labels' ? <LabelsDialog onClose={() => setOpened(null)} /> : null}
    </Panel>
  );
}

/** Pages go on beyond what is counted. */
function pageCountOf(total: number, page: number, next: string | null): number {
  return Math.max(Math.ceil(total / PAGE_SIZE), next === null ? page : page + 1);
}

function columns(): readonly TableColumn<ListedContact>[] {
  return [
    {
      id: 'person',
      title: translate(contactList.person),
      isRowHeader: true,
      render: ({ id, email, firstName, lastName, company }) => (
        <span className={styles['who']}>
          <Link to={`/contacts/people/${id}`}>
            <bdi>{`${firstName} ${lastName}`.trim() || company || translate(contactList.noName)}</bdi>
          </Link>
          {email === null ? null : <bdi className={styles['muted']}>{email}</bdi>}
        </span>
      ),
    },
    {
      id: 'labels',
      title: translate(contactList.labels),
      isSecondary: true,
      render: ({ labels }) => (
        <span className={styles['chips']}>
          {labels.map(({ id, name }) => (
            <bdi key={id} className={styles['chip']}>
              {name}
            </bdi>
          ))}
        </span>
      ),
    },
    {
      id: 'source',
      title: translate(contactList.source),
      isSecondary: true,
      render: ({ firstSource }) => translate(SOURCE_NAMES[firstSource]),
    },
    {
      id: 'active',
      title: translate(contactList.active),
      isSecondary: true,
      render: ({ lastActiveAt }) => formatDate(lastActiveAt),
    },
  ];
}
