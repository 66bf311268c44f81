import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createId } from '#lib/id.ts';
import type { JsonObject, JsonValue } from '#lib/json.ts';
import { jsonEqual } from '#lib/json-equal.ts';
import { openDocument, saveChanges } from '#contract/documents.ts';
import { changeUrl } from '#contract/pages.ts';
import type { ChangeId } from '#domain/documents/change.ts';
import { changeName } from '#domain/documents/change-name.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { translate } from '#ui/translate.ts';
import type { Words } from '#messages/message.ts';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { refusalMessage } from '../documents/refusal.ts';
import { noteChange } from '../documents/recent-changes.ts';
import { CONTENT_KEY } from '../site-context/content.ts';

const URL_FIELD = 'urlName';
/** The redirect choice sent with the address. */
const LEAVES_FIELD = 'leavesFormerAddress';

export interface SettingsForm {
  /** The settings as they will be saved; null while they load. */
  readonly values: JsonObject | null;
  readonly loadError: string | null;
  readonly retry: () => void;
  readonly set: (field: string, value: JsonValue) => void;
  readonly isChanged: boolean;
  /** Another address has been entered. */
  readonly isMoved: boolean;
  readonly save: () => void;
  readonly isSaving: boolean;
  /** The message of a refusal by the server. */
  readonly saveError: string | null;
  /** Its messages by field; cleared when the field is changed. */
  readonly fieldErrors: Readonly<Record<string, string>>;
}

const URL_ERRORS: ReadonlySet<string> = new Set(['url-invalid', 'url-taken']);

/** A change that the server left out, with what is wrong by field. */
class RefusedChange extends Error {
  readonly errors: Readonly<Record<string, string>>;

  constructor(message: string, errors: Readonly<Record<string, string>>) {
    super(message);
    this.errors = Object.fromEntries(
      Object.entries(errors).map(([path, text]) => [path.replace(/^settings\./, ''), text]),
    );
  }
}

/**
 * The settings of a document in a dialog: edited here, saved together as one named change on request. The address goes
 * through its own endpoint, which handles clashes and redirects.
 */
export function useSettingsForm(documentId: DocumentId, name: Words, onSaved: () => void): SettingsForm {
  const [edits, setEdits] = useState<JsonObject>({});
  const [fieldErrors, setFieldErrors] = useState<Readonly<Record<string, string>>>({});
  const queries = useQueryClient();
  const params = { documentId: documentId };
  const opened = useQuery({
    queryKey: ['settings', documentId],
    queryFn: () => callEndpoint(openDocument, { params }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const stored = opened.data?.records['settings'] ?? null;
  const changed = Object.entries(edits).filter(
    ([field, value]) => stored === null || !jsonEqual(stored[field], value),
  );

  const saving = useMutation({
    mutationFn: async () => {
      const clientId = createId();
      const urlName = changed.find(([field]) => field === URL_FIELD)?.[1];
      const redirects = (edits[LEAVES_FIELD] ?? false) !== true;
      let version = opened.data?.version ?? 0;
      if (typeof urlName === 'string') {
        version = (await callEndpoint(changeUrl, { params, body: { urlName, redirects, clientId } })).version;
      }
      const operations = changed
        // Said of an address that was not entered in the end, it is of no use.
        .filter(
          ([field]) =>
            field !== URL_FIELD &&
            (field !== LEAVES_FIELD || (urlName === undefined && stored?.[field] === true)),
        )
        .map(([field, value]) => ({ op: 'set' as const, id: 'settings', field, value }));
      if (operations.length === 0) return;
      const change = {
        id: createId<'change'>() satisfies ChangeId,
        baseVersion: version,
        ...changeName(name),
        gestureId: createId(),
        operations,
      };
      const answer = await callEndpoint(saveChanges, { params, body: { clientId, changes: [change] } });
      const [rejected] = answer.rejected;
      if (rejected !== undefined) throw new RefusedChange(refusalMessage(rejected), rejected.errors ?? {});
    },
    onMutate: () => setFieldErrors({}),
    onError: (error) => {
      if (error instanceof RefusedChange) setFieldErrors(error.errors);
      else if (error instanceof ApiError && URL_ERRORS.has(error.code)) {
        setFieldErrors({ [URL_FIELD]: error.message });
      }
    },
    onSuccess: async () => {
      noteChange({ where: `settings of ${documentId}`, name: translate(name), at: Date.now() });
      await queries.invalidateQueries({ queryKey: CONTENT_KEY });
      onSaved();
    },
  });

  return {
    values: stored === null ? null : { ...stored, ...edits },
    loadError: opened.error?.message ?? null,
    retry: () => void opened.refetch(),
    set: (field, value) => {
      setEdits((before) => ({ ...before, [field]: value }));
      setFieldErrors(({ [field]: _mended, ...others }) => others);
    },
    isChanged: changed.length > 0,
    isMoved: changed.some(([field]) => field === URL_FIELD),
    save: () => saving.mutate(),
    isSaving: saving.isPending,
    saveError: saving.error?.message ?? null,
    fieldErrors,
  };
}
