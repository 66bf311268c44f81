/** What a page of the checkout shows, in the language of the site. */
export interface CheckoutState {
  readonly title: string;
  readonly steps: {
    readonly label: string;
    readonly entries: readonly {
      readonly title: string;
      /** Null for the step that is shown, and for those that cannot be opened yet. */
      readonly href: string | null;
      readonly isCurrent: boolean;
    }[];
  };
  readonly problems: ShownProblems | null;
  readonly notices: readonly string[];
  readonly links: readonly ShownLink[];
  /** What was said in the steps before. */
  readonly entered: readonly EnteredPart[];
  readonly form: CheckoutForm;
  readonly summary: OrderSummary;
  /** What is told of a change: what it comes to now (ORD-15). */
  readonly spoken: string;
  readonly words: { readonly failed: string; readonly tryAgain: string; readonly paying: string };
}

/** What is wrong with a form, with links to its fields (ORD-25). */
export interface ShownProblems {
  readonly title: string;
  readonly entries: readonly { readonly href: string | null; readonly text: string }[];
}

/** What was entered in an earlier step, and the way back to it. */
export interface EnteredPart {
  readonly title: string;
  readonly lines: readonly string[];
  readonly change: ShownLink;
  /** What the link says where what it stands beside is not seen. */
  readonly changeLabel: string;
}

export interface ShownLink {
  readonly href: string;
  readonly label: string;
}

export interface CheckoutForm {
  readonly action: string;
  readonly hidden: Readonly<Record<string, string>>;
  readonly parts: readonly CheckoutPart[];
  /** Null where nothing can be sent: nobody takes the money (ORD-73). */
  readonly submit: string | null;
  /** What the button does where it is paid by hand, if that is another thing and can be chosen (ORD-24). */
  readonly submitByHand?: string;
}

export type CheckoutPart =
  | { readonly kind: 'fields'; readonly legend: string | null; readonly fields: readonly CheckoutField[] }
  | ChoicePart
  | PayPart
  | { readonly kind: 'text'; readonly title: string; readonly text: string }
  | GroupPart
  | AppliedPart
  | AddressPart;

/** Gift cards that pay, each with what it pays and what stays on it, or codes; and a field for another one (ORD-54, ORD-123). */
export interface AppliedPart {
  readonly kind: 'giftCards' | 'codes';
  readonly legend: string;
  readonly items: readonly {
    readonly id: string;
    readonly title: string;
    /** What of it is used, what remains, or why it does not count. */
    readonly texts: readonly string[];
    readonly isProblem: boolean;
    readonly remove: string;
    readonly removeLabel: string;
  }[];
  /** Null where there are as many as an order takes. */
  readonly field: CheckoutField | null;
  readonly apply: string;
}

/** Fields that count where the box above them is ticked, or always without one. */
export interface AddressPart {
  readonly kind: 'address';
  readonly legend: string;
  readonly box: CheckoutField | null;
  /** What a member has saved, to choose of; absent without any (ORD-146). */
  readonly saved?: ChoicePart;
  /** None where one of the saved is chosen. */
  readonly fields: readonly CheckoutField[];
  /** By which a member asks to keep what they enter. */
  readonly keep?: CheckoutField;
  /** Of the button that brings the fields of the chosen country. */
  readonly changeCountry: string;
}

/** How it is paid at a provider: in its fields where its script comes, else on its page (ORD-74). */
export interface PayPart {
  readonly kind: 'pay';
  /** Null below a choice that says it. */
  readonly title: string | null;
  readonly notice: string | null;
  /** That it is paid on the page of the provider. */
  readonly elsewhere: string;
  /** While the fields are on their way. */
  readonly loading: string;
  /** Of the fields. */
  readonly label: string;
  readonly fields: PayFields;
}

/** What the fields of a provider begin with. */
export interface PayFields {
  /** By its id. */
  readonly provider: string;
  readonly publicKey: string;
  /** In whole minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly language: string;
  /** It is kept for charges while nobody is there: a subscription begins. */
  readonly isForLater?: true;
  /** Nothing is paid today: it is kept for what is charged later (MEMB-52). */
  readonly isOnlyKept?: true;
  /** What need not be typed twice. */
  readonly buyer: {
    readonly name: string;
    readonly email: string;
    readonly country: string;
    readonly postalCode: string;
  };
}

/** A question with several controls: parts of a date, or boxes to tick. */
export interface GroupPart {
  readonly kind: 'group';
  /** Of its first control, to which the summary of problems links. */
  readonly name: string;
  readonly legend: string;
  readonly text: string | null;
  readonly isRequired: boolean;
  readonly problem: string | null;
  readonly fields: readonly CheckoutField[];
  /** In place of fields: what is ticked, or chosen of. */
  readonly boxes: {
    readonly type: 'radio' | 'checkbox';
    readonly options: readonly { readonly value: string; readonly isChosen: boolean }[];
  } | null;
}

export interface ChoicePart {
  readonly kind: 'choice';
  readonly name: string;
  readonly legend: string;
  readonly text: string | null;
  readonly value: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly note: string;
    readonly price: string;
  }[];
}

export interface CheckoutField {
  readonly name: string;
  readonly kind:
    | 'text'
    | 'email'
    | 'tel'
    | 'url'
    | 'password'
    | 'number'
    | 'digits'
    | 'select'
    | 'area'
    | 'date'
    | 'check';
  readonly label: string;
  readonly value: string;
  /** What browsers fill in (ORD-19). */
  readonly autocomplete: string;
  readonly isRequired: boolean;
  readonly maxLength: number;
  readonly problem: string | null;
  readonly hint: string | null;
  /** Absent without one. */
  readonly placeholder?: string;
  /** Of a date: the first day and the last one, as `2026-11-26`. */
  readonly days?: { readonly first: string; readonly last: string };
  /** Of a select. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export interface OrderSummary {
  readonly title: string;
  readonly lines: readonly {
    readonly id: string;
    readonly title: string;
    readonly option: string;
    readonly pieces: string;
    readonly amount: string;
  }[];
  readonly rows: readonly { readonly label: string; readonly amount: string; readonly isTotal: boolean }[];
  /** Of a subscription: its plan, and what is charged when (ORD-33). */
  readonly plan?: PlanSummary;
  readonly link: ShownLink | null;
}

export interface PlanSummary {
  readonly title: string;
  readonly text: string;
  readonly rows: readonly { readonly label: string; readonly amount: string }[];
  readonly notes: readonly string[];
}

/** The page of an order (ORD-38). */
export interface OrderState {
  readonly title: string;
  readonly texts: readonly string[];
  readonly sections: readonly {
    readonly title: string;
    readonly lines: readonly string[];
    readonly link?: ShownLink | null;
  }[];
  readonly summary: OrderSummary;
  /** To its receipt, as long as the page shows addresses. */
  readonly receipt: ShownLink | null;
  readonly link: ShownLink | null;
  /** To where its buyer withdraws from it, as long as they may (ORD-147). */
  readonly withdraw: ShownLink | null;
  /** To where its parcels are followed (ORD-144). */
  readonly parcels: readonly ShownLink[];
}

/** What a product asks before it goes into the cart (ORD-03). */
export interface FormPageState {
  readonly title: string;
  readonly text: string;
  readonly problems: ShownProblems | null;
  readonly form: CheckoutForm;
  readonly link: ShownLink;
}

/** What is left on a gift card (ORD-121). */
export interface GiftCardBalanceState {
  readonly title: string;
  readonly text: string;
  readonly problems: ShownProblems | null;
  /** Null once a card was found. */
  readonly form: CheckoutForm | null;
  /** What is said of it, line by line; null as long as none was found. */
  readonly found: readonly string[] | null;
  readonly again: ShownLink;
}

/** The way to an order by its number (ORD-145). */
export interface FindOrderState {
  readonly title: string;
  readonly text: string;
  readonly problems: ShownProblems | null;
  /** Null once it was sent. */
  readonly form: CheckoutForm | null;
}

/** A page that says one thing, with a way on (NAV-58, ORD-29, ORD-31). */
export interface NoticeState {
  readonly title: string;
  readonly text: string;
  readonly links: readonly ShownLink[];
}
