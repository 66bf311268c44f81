/** A page that was commented, as an export of the provider has it. */
export interface DisqusThread {
  readonly id: string;
  /** What the page gave as its identity: the id of an item, where Portico did (COMT-30). */
  readonly identifier: string;
  /** The canonical address. */
  readonly link: string;
  readonly title: string;
}

export interface DisqusPost {
  readonly id: string;
  readonly threadId: string;
  /** Empty where it answers nothing. */
  readonly parentId: string;
  readonly authorName: string;
  /** ISO 8601, as it is given. */
  readonly date: string;
  /** HTML. */
  readonly message: string;
  readonly state: 'approved' | 'pending' | 'spam' | 'deleted';
}

export type DisqusEvent =
  | { readonly kind: 'thread'; readonly thread: DisqusThread }
  | { readonly kind: 'post'; readonly post: DisqusPost };
