import type { z } from 'zod';
import type { DocumentKind, DocumentRecord, RecordType } from '#domain/documents/record.ts';
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
 * How a difference is told to the owner: of a record that stands once, what is said where it differs (or a function of
 * both states); of others what is said of how many, and the fields by which such a record is only placed, not changed.
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
  /** Whether the record that is named can be meant; undefined where there is none. */
  readonly fits: (target: DocumentRecord | undefined, id: string) => boolean;
  /** What the owner reads where it cannot. */
  readonly message: Words;
}

/** Brings a record of an older form to the form after it. */
export interface RecordMigration {
  readonly name: string;
  /**
   * Gives the same record back where it has the newer form. A field of the newer form that is there holds: changes may
   * have been made to a record that is still stored in the older one.
   */
  readonly migrate: (record: DocumentRecord) => DocumentRecord;
}

/** What there is to know of one type of record: where it may stand, what it holds, and who may change it. */
export interface RecordDefinition<Field extends string = string> {
  readonly type: RecordType;
  /** Kinds of documents that may hold it. */
  readonly kinds: readonly DocumentKind[];
  /** What it is read by, with defaults (`catch`) for what is broken; it is written by the same without them. */
  readonly schema: z.ZodType;
  /** From the oldest form to that of the schema. Of a type with several definitions all are asked, whichever the kind. */
  readonly migrations?: readonly RecordMigration[];
  /** What is wrong with a record that its schema takes. */
  readonly rules?: (record: DocumentRecord, findBlockData: FindBlockData) => readonly FieldProblem[];
  readonly references?: readonly Reference[];
  /** Fields whose text no two of these records share in one document, besides the empty one. */
  readonly unique?: readonly { readonly field: Field; readonly message: Words }[];
  readonly permissions: RecordPermissions;
  readonly describe: RecordWords;
  /** Of settings: what is told of a document that was never live. */
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
