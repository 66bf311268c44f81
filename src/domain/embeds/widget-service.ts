import type { Words } from '#messages/message.ts';

/** A service whose own script makes a widget of a plain link. Everything that differs between services. */
export interface WidgetService {
  readonly id: string;
  /** As people read it: 'OpenTable'. */
  readonly name: string;
  readonly kind: 'follow' | 'reservation' | 'table-booking';
  /** What the owner enters: the form of a name or number at the service. */
  readonly account: RegExp;
  /** The plain link, which is there from the start and stays where the script does not come. */
  readonly href: (account: string) => string;
  /** The script's address on the host of the service. */
  readonly script: (account: string) => string;
  /** What the script looks for on the link; empty for a script that puts its widget where it stands. */
  readonly linkAttributes: Readonly<Record<string, string>>;
  /** The name of the account as the link shows it. */
  readonly linkText: (account: string) => Words;
}
