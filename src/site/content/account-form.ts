/** A field of a form of an account page, in the language of the site. */
export interface AccountField {
  readonly name: string;
  readonly kind: 'email' | 'password' | 'text' | 'code' | 'checkbox' | 'texts' | 'select' | 'date';
  readonly label: string;
  readonly value: string;
  /** What browsers and password managers fill in (MEMB-10). */
  readonly autocomplete: string;
  /** What is wrong with what was entered. */
  readonly problem: string | null;
  /** Of a select. */
  readonly options?: readonly string[];
  /** Of a select whose values are others than what is shown. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** What the label is about: terms to read. */
  readonly link?: { readonly href: string; readonly label: string };
}

/** A form that works without scripts (MEMB-10). */
export interface AccountForm {
  readonly action: string;
  readonly fields: readonly AccountField[];
  readonly hidden: Readonly<Record<string, string>>;
  readonly submit: string;
  readonly isQuiet: boolean;
  /** A second button that sends the same fields elsewhere. */
  readonly other: { readonly action: string; readonly label: string } | null;
  /** The name of a field that people do not see; programs fill it in. */
  readonly trap: string | null;
}
