/** A table with rows of sites: how copies and archives treat it, and which data it holds. */
export interface SiteTable<Column extends string = string> {
  /** Whether a duplicate of a site gets its rows. */
  readonly copied: Decision;
  /** Whether they belong in an archive of the site, from which it can be restored elsewhere. */
  readonly archived: Decision;
  /** Columns that identify a person, or hold what one wrote, sent or received. */
  readonly personal: readonly Column[];
  /** Columns that are never shown: hashes of tokens and passwords, and sealed values. */
  readonly secret: readonly Column[];
  /** All others. */
  readonly other: readonly Column[];
  /** Those of the secret ones that the installation's cipher sealed: they are sealed anew when its key is changed. */
  readonly sealed?: readonly SealedColumn<Column>[];
}

/** A column whose values are sealed for a context that `sealContext` makes of the table and the key of the row. */
export interface SealedColumn<Column extends string = string> {
  readonly column: Column;
  /** The columns of the primary key. */
  readonly key: readonly Column[];
}

/** A table that may hold sealed texts. */
export type SealedTable = Pick<SiteTable, 'sealed'>;

/** Yes, or why not. */
type Decision = true | { readonly not: string };

/** An entry for each of the tables that has a `site_id`; one without does not compile. */
export type SiteTablesOf<Tables> = {
  readonly [Name in keyof Tables as Tables[Name] extends { site_id: unknown } ? Name : never]: SiteTable<
    keyof Tables[Name] & string
  >;
};
