import type { z } from 'zod';
import type {
  DocumentKind,
  DocumentRecord,
  DocumentRecords,
  RecordId,
  RecordType,
} from '#domain/documents/record.ts';
import type { Permission } from '#domain/roles/permissions.ts';
import type { FindBlockData } from '#domain/pages/block-data.ts';
import type { FieldProblem } from '#domain/validation/field-problem.ts';
import type { Message, Words } from '#messages/message.ts';

/** Permissions of which one is enough. */
export type Rule = readonly [Permission, ...Permission[]];

/** The rule of one field, where it depends on what it became: given the record as it is afterwards. */
export type FieldRule = Rule | ((after: DocumentRecord) => Rule);

/** Of a union the fields of all its options. */
type FieldOf<Schema extends z.ZodType> = Exclude<Extract<KeyOf<z.infer<Schema>>, string>, 'id' | 'type'>;
type KeyOf<Value> = Value extends unknown ? keyof Value : never;

export interface RecordPermissions<Field extends string = string> {
  /** To add the record, to remove it, and to change each field that is not named. */
  readonly record: Rule;
  readonly fields?: Readonly<Partial<Record<Field, FieldRule>>>;
}

/**
 * The words in which a difference is described to the owner: for a record that exists once, one message (or a function
 * of both states); for others counts of those added, removed, changed and moved, and the fields whose change counts as
 * moving.
 */
export type RecordWords =
  | Message
  | ((before: DocumentRecord | undefined, after: DocumentRecord | undefined) => readonly Words[])
  | RecordNoun;

type CountMessage = Message<{ readonly count: number }>;

export interface RecordNoun {
  readonly added: CountMessage;
  readonly removed: CountMessage;
  readonly changed: CountMessage;
  readonly moved: CountMessage;
  readonly positionFields: readonly string[];
}

/** A field that names another record of the same document. */
export interface Reference {
  readonly field: string;
  /** Whether the record that is named is a valid target; undefined where there is none. */
  readonly fits: (target: DocumentRecord | undefined, id: string) => boolean;
  /** The message for the owner where it is not. */
  readonly message: Words;
}

/** Types of records that make one thing together, and are checked with each other where one of them changes. */
export interface RecordGroup {
  readonly types: readonly RecordType[];
  /** The field of the settings that says what they make; null where none does. */
  readonly settingsField: string | null;
  /** Given the settings and all records of these types; nothing where the document is none of its kind. */
  readonly problems: (
    records: DocumentRecords,
  ) => readonly (FieldProblem & { readonly recordId: RecordId })[];
}

/** Brings a record of an older form to the form after it. */
export interface RecordMigration {
  readonly name: string;
  /**
   * Returns the same record where it already has the newer form. A field of the newer form wins: changes may have been
   * made to a record that is still stored in the older one.
   */
  readonly migrate: (record: DocumentRecord) => DocumentRecord;
}

/** The definition of one type of record: which documents may hold it, its schema, and who may change it. */
export interface RecordDefinition<Field extends string = string> {
  readonly type: RecordType;
  /** Kinds of documents that may hold it. */
  readonly kinds: readonly DocumentKind[];
  /**
   * The schema for reading, with defaults (`catch`) for broken values; records are written by the same schema without
   * them.
   */
  readonly schema: z.ZodType;
  /**
   * From the oldest form to the present one. Where a type has several definitions, the migrations of all are applied,
   * whatever the kind.
   */
  readonly migrations?: readonly RecordMigration[];
  /** Problems in a record that passes the schema. */
  readonly rules?: (record: DocumentRecord, findBlockData: FindBlockData) => readonly FieldProblem[];
  readonly references?: readonly Reference[];
  /** The records it is checked with. */
  readonly group?: RecordGroup;
  /** Fields whose text must be unique among the records of this type in one document; the empty text is exempt. */
  readonly unique?: readonly { readonly field: Field; readonly message: Words }[];
  readonly permissions: RecordPermissions;
  readonly describe: RecordWords;
  /** For settings: the description of a document that was never live. */
  readonly describeNew?: Message;
}

/** Declares a type of record; rules of fields that its schema does not have are compile errors. */
export function defineRecord<Schema extends z.ZodType>(
  definition: Omit<RecordDefinition<FieldOf<Schema>>, 'schema' | 'permissions'> & {
    readonly schema: Schema;
    readonly permissions: RecordPermissions<FieldOf<Schema>>;
  },
): RecordDefinition {
  return definition;
}
