import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getContact,
  listContactLabels,
  listContacts,
  listContactSegments,
  type ContactSort,
} from '#contract/contacts.ts';
import { listMailingListOptions } from '#contract/newsletter-lists.ts';
import type { ContactRules } from '#domain/contacts/contact-rules.ts';
import type { Id } from '#lib/id.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

export const CONTACTS = 'contacts';

export interface ContactsFilter {
  readonly search: string;
  readonly rules: ContactRules;
  readonly sort: ContactSort;
}

/** What narrows the list, as calls take it: rules as JSON. */
export function queryOf({ search, rules }: ContactsFilter) {
  return { search, ...(rules.rules.length === 0 ? {} : { rules: JSON.stringify(rules) }) };
}

/** A page of the people of the site; `after` is where the page before ended. */
export function useContacts(filter: ContactsFilter, after: string | undefined) {
  const query = {
    ...queryOf(filter),
    sort: filter.sort,
    ...(after === undefined ? {} : { after }),
  };
  return useQuery({
    queryKey: [CONTACTS, 'list', query],
    // The rules travel as JSON, which is what the schema takes in.
    queryFn: () => callEndpoint(listContacts, { query: query as never }),
    placeholderData: keepPreviousData,
  });
}

export function useContact(contactId: Id<'contact'>) {
  return useQuery({
    queryKey: [CONTACTS, 'one', contactId],
    queryFn: () => callEndpoint(getContact, { params: { contactId } }),
    retry: false,
  });
}

export function useContactLabels() {
  return useQuery({
    queryKey: [CONTACTS, 'labels'],
    queryFn: () => callEndpoint(listContactLabels, {}),
  });
}

export function useContactSegments() {
  return useQuery({
    queryKey: [CONTACTS, 'segments'],
    queryFn: () => callEndpoint(listContactSegments, {}),
  });
}

/** The lists a rule can name, for somebody who may read them. */
export function useListChoices(isAllowed: boolean) {
  return useQuery({
    queryKey: [CONTACTS, 'list-choices'],
    queryFn: () => callEndpoint(listMailingListOptions, {}),
    enabled: isAllowed,
  });
}

/** After a change everything about people is asked for anew. */
export function useRefreshContacts(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [CONTACTS] });
}
