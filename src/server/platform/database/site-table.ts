/** A table with rows of sites: what becomes of them, and what they tell. */
export interface SiteTable<Column extends string = string> {
  /** Whether a duplicate of a site gets its rows. */
  readonly copied: Decision;
  /** Whether they belong into an archive of the site, from which it can be brought back elsewhere. */
  readonly archived: Decision;
  /** Columns that say who a person is, or hold what one wrote, sent or was sent. */
  readonly personal: readonly Column[];
  /** Columns that nobody is shown again: hashes of tokens and passwords, and what is sealed. */
  readonly secret: readonly Column[];
  /** All others. */
  readonly other: readonly Column[];
  /** Those of the secret ones that the installation's cipher sealed: they are sealed anew when its key is changed. */
  readonly sealed?: readonly SealedColumn<Column>[];
}

/** A column sealed for the place `sealContext` names by the table and the key of the row. */
export interface SealedColumn<Column extends string = string> {
  readonly column: Column;
  /** The columns of the primary key. */
  readonly key: readonly Column[];
}

/** Yes, or why not. */
type Decision = true | { readonly not: string };

/** An entry for each of the tables that has a `site_id`; one without does not compile. */
export type SiteTablesOf<Tables> = {
  readonly [Name in keyof Tables as Tables[Name] extends { site_id: unknown } ? Name : never]: SiteTable<
    keyof Tables[Name] & string
  >;
};
