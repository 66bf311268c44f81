import type { Words } from '#messages/message.ts';

/** A service whose own script makes a widget of a plain link. Everything that differs between services. */
export interface WidgetService {
  readonly id: string;
  /** As people read it: 'OpenTable'. */
  readonly name: string;
  readonly kind: 'follow' | 'reservation' | 'table-booking';
  /** The pattern of the name or number that the owner enters. */
  readonly account: RegExp;
  /** The plain link, which is in the page from the start and stays where the script does not load. */
  readonly href: (account: string) => string;
  /** The script's address on the host of the service. */
  readonly script: (account: string) => string;
  /**
   * The class that the script looks for on the link; empty for a script that inserts its widget where it stands itself.
   */
  readonly linkAttributes: Readonly<Record<string, string>>;
  /** The name of the account as the link shows it. */
  readonly linkText: (account: string) => Words;
}
