import type { AccountForm } from './account-form.ts';
import type { PlansPart } from './plan-card.ts';

/** A button that scripts show where the browser has passkeys (MEMB-25). */
interface PasskeyPart {
  readonly kind: 'passkey';
  readonly act: 'sign-in' | 'add';
  readonly label: string;
  /** Said beside it where that did not work. */
  readonly failed: string;
  /** The same where the account is suspended. */
  readonly notActive?: string;
  /** Where signing in leads. */
  readonly to?: string;
}

/** What an account page consists of. */
export type AccountPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'notice'; readonly tone: 'done' | 'problem'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'links'; readonly links: readonly { readonly href: string; readonly label: string }[] }
  | { readonly kind: 'form'; readonly form: AccountForm }
  | PasskeyPart
  | PlansPart
  | {
      readonly kind: 'rows';
      readonly rows: readonly {
        readonly title: string;
        readonly note: string;
        readonly form: AccountForm | null;
        /** To where it is changed. */
        readonly link?: { readonly href: string; readonly label: string };
        /** A second one, on a line of its own. */
        readonly more?: AccountForm;
      }[];
    };
