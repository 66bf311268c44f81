import { useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { PayRequest, ShopAppName } from '#domain/page-runtime/shop-app.ts';
import { NOTHING_SAID, RETRY_ATTRIBUTE, type ShopLive } from '#views/shop-live.tsx';
import type { PagePayment } from './page-payment.ts';
import { askForState, type ShopRequest, type ShopResponse } from './ask-for-state.ts';

type PageWindow = Window & typeof globalThis;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What one page of the shop adds to what all have. */
export interface ShopPagePlan<State> {
  readonly name: ShopAppName;
  readonly rootId: string;
  readonly View: ComponentType<{ readonly state: State; readonly live: ShopLive }>;
  /** The address of what is shown. */
  readonly pathOf: (state: State) => string;
  /** What a changed control adds to its form, which is sent at once; null: it waits for its button. */
  readonly sentAtOnce: (control: Control) => Readonly<Record<string, string>> | null;
  /** What keeps the entries of a form without going on; null where the server keeps none. */
  readonly kept: Readonly<Record<string, string>> | null;
  /** What is shown follows from what is entered alone, and no other tab changes it. */
  readonly isOfEntries?: true;
  /** Whether a link of the page leads to what is shown in place, too. */
  readonly isInPlace: (path: string) => boolean;
  /** After an answer to a form is shown: entries that have been taken go, and the focus stays where it makes sense. */
  readonly shown: (change: Shown<State>) => void;
  /** While something is typed, and after each answer. */
  readonly typed?: (root: HTMLElement) => void;
  /** Where something is paid. */
  readonly payment?: PagePayment<State>;
}

export interface Shown<State> {
  readonly root: HTMLElement;
  readonly before: State;
  readonly now: State;
  /** Null where nothing was sent. */
  readonly form: HTMLFormElement | null;
  readonly body: URLSearchParams | null;
  /** The buyer pressed a button, and did not only change a field. */
  readonly isPressed: boolean;
}

interface Sent extends ShopRequest {
  readonly form: HTMLFormElement | null;
  readonly isPressed: boolean;
  /** Entries are kept on the way to another step: what the answer shows is not looked at. */
  readonly isOnTheWay?: true;
}

/** So long fields may go on changing until they are sent: a stepper, a list that is walked along. */
const PAUSE_MS = 300;

/**
 * A page of the shop that is changed in place (ORD-15): it takes over what the server drew, sends what its forms would send,
 * one after the other, and shows the state that the server answers with. No rule of the shop runs here. What did not arrive
 * can be sent again.
 */
export class ShopPageApp<State extends { readonly spoken: string }> {
  readonly #plan: ShopPagePlan<State>;
  readonly #page: PageWindow;
  readonly #container: HTMLElement;
  readonly #root: Root;
  #state: State;
  #said = '';
  #failed: readonly Sent[] = [];
  #waiting: Sent[] = [];
  #isAsking = false;
  #isLeaving = false;
  #hasTyped = false;
  #isPreparing = false;
  /** Once the page has been taken over; what is changed in it before would be another page than the server drew. */
  readonly #taken: Promise<void>;
  readonly #onTaken: () => void;
  #listening = new AbortController();
  readonly #pauses = new Map<HTMLFormElement, number>();

  constructor(plan: ShopPagePlan<State>, page: PageWindow, container: HTMLElement, state: State) {
    this.#plan = plan;
    this.#page = page;
    this.#container = container;
    this.#state = state;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#taken = promise;
    this.#onTaken = resolve;
    this.#root = hydrateRoot(container, this.#view(NOTHING_SAID));
  }

  get container(): HTMLElement {
    return this.#container;
  }

  /** Begins to listen; also when the page is shown again that was left. */
  enter(isAgain: boolean): void {
    this.#listening = new AbortController();
    this.#isLeaving = false;
    const { signal } = this.#listening;
    const { document } = this.#page;
    this.#container.dataset['live'] = '';
    this.#container.addEventListener('submit', (event) => this.#submit(event), { signal });
    this.#container.addEventListener('change', (event) => this.#change(event), { signal });
    this.#container.addEventListener('click', (event) => this.#click(event), { signal });
    this.#container.addEventListener(
      'input',
      () => {
        this.#hasTyped = true;
        this.#plan.typed?.(this.#container);
      },
      { signal },
    );
    this.#page.addEventListener('popstate', () => this.#goBack(), { signal });
    // Another tab may have changed the cart meanwhile.
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'visible') this.#lookAgain();
      },
      { signal },
    );
    void this.#taken.then(() => this.#shown());
    if (isAgain) this.#lookAgain();
  }

  /** Ends; what was typed and not sent is kept by the server. */
  leave(): void {
    this.#listening.abort();
    for (const pause of this.#pauses.values()) this.#page.clearTimeout(pause);
    const kept = this.#hasTyped && !this.#isLeaving ? this.#keeping() : null;
    if (kept?.body == null) return;
    const { address, body } = kept;
    void this.#page
      .fetch(address, { method: 'POST', body, keepalive: true, redirect: 'manual' })
      .catch(() => {});
  }

  #submit(event: SubmitEvent): void {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
    event.preventDefault();
    void this.#press(form, event.submitter);
  }

  /** What is entered in the fields of a provider is looked at before anything is sent. */
  async #press(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    const isPaying = submitter?.getAttribute('name') == null;
    if (this.#plan.payment === undefined || !isPaying) return this.#send(form, submitter, {}, true);
    if (this.#isPreparing) return;
    this.#isPreparing = true;
    const added = await this.#plan.payment.prepare(this.#page, this.#container, this.#state);
    this.#isPreparing = false;
    if (added !== null && form.isConnected) this.#send(form, submitter, added, true);
  }

  #change(event: Event): void {
    const control = event.target as Control;
    const { form } = control;
    this.#plan.payment?.shown(this.#page, this.#container, this.#state);
    const added = form === null ? null : this.#plan.sentAtOnce(control);
    if (form === null || added === null) return;
    this.#page.clearTimeout(this.#pauses.get(form));
    const pause = this.#page.setTimeout(() => {
      this.#pauses.delete(form);
      if (form.isConnected && (form.noValidate || form.reportValidity()))
        this.#send(form, null, added, false);
    }, PAUSE_MS);
    this.#pauses.set(form, pause);
  }

  #click(event: MouseEvent): void {
    const pressed = event.target instanceof Element ? event.target : null;
    if (pressed?.closest(`[${RETRY_ATTRIBUTE}]`) != null) {
      this.#waiting.push(...this.#failed);
      this.#failed = [];
      void this.#work();
      return;
    }
    const link = pressed?.closest('a');
    const href = link?.getAttribute('href') ?? '';
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || event.defaultPrevented || !this.#plan.isInPlace(href)) return;
    event.preventDefault();
    this.#keep();
    this.#look(href);
  }

  #goBack(): void {
    const { pathname } = this.#page.location;
    // A link to a field of the page changes the address, too.
    if (pathname === this.#plan.pathOf(this.#state).replace(/\?.*/, '')) return;
    this.#keep();
    this.#look(pathname);
  }

  /** Looks whether something else is shown by now; not where that depends on nothing but what is entered. */
  #lookAgain(): void {
    if (this.#plan.isOfEntries !== true) this.#look(this.#plan.pathOf(this.#state));
  }

  /** Looks at an address without changing anything. */
  #look(address: string): void {
    this.#push({ address, body: null, form: null, isPressed: false });
  }

  #keep(): void {
    // What a pause has not sent yet is kept with the rest; sent later, its answer would bring this step back.
    for (const pause of this.#pauses.values()) this.#page.clearTimeout(pause);
    this.#pauses.clear();
    const kept = this.#hasTyped ? this.#keeping() : null;
    if (kept !== null) this.#push({ ...kept, isOnTheWay: true });
  }

  #keeping(): Sent | null {
    const form = this.#container.querySelector('form');
    return this.#plan.kept === null || form === null ? null : this.#sent(form, null, this.#plan.kept, false);
  }

  #send(
    form: HTMLFormElement,
    submitter: HTMLElement | null,
    added: Readonly<Record<string, string>>,
    isPressed: boolean,
  ): void {
    this.#page.clearTimeout(this.#pauses.get(form));
    this.#push(this.#sent(form, submitter, added, isPressed));
  }

  #sent(
    form: HTMLFormElement,
    submitter: HTMLElement | null,
    added: Readonly<Record<string, string>>,
    isPressed: boolean,
  ): Sent {
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form, submitter)) {
      if (typeof value === 'string') body.append(name, value);
    }
    for (const [name, value] of Object.entries(added)) body.set(name, value);
    return { address: form.getAttribute('action') ?? '', body, form, isPressed };
  }

  #push(sent: Sent): void {
    const last = this.#waiting.at(-1);
    // A second press before the answer says nothing new.
    if (last?.address === sent.address && String(last.body ?? '') === String(sent.body ?? '')) return;
    this.#waiting.push(sent);
    void this.#work();
  }

  async #work(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    this.#container.ariaBusy = 'true';
    await this.#taken;
    for (;;) {
      const [sent] = this.#waiting;
      if (sent === undefined || this.#isLeaving) break;
      this.#hasTyped = false;
      const response = await askForState(this.#page, sent);
      this.#waiting.shift();
      await this.#answer(sent, response);
    }
    this.#isAsking = false;
    this.#container.ariaBusy = null;
  }

  async #answer(sent: Sent, response: ShopResponse): Promise<void> {
    switch (response.kind) {
      case 'leave':
        this.#goTo(response.to);
        return;
      case 'failed':
        // What was only looked at is looked at again another time.
        if (sent.body === null && !sent.isPressed) return;
        this.#failed = [...this.#failed, sent];
        this.#said = '';
        this.#draw();
        return;
      case 'pay':
        await this.#pay(sent, response.request);
        return;
      case 'state':
        if (sent.isOnTheWay === true) return;
        if (response.app === this.#plan.name) this.#show(sent, response.state as State);
        else this.#goTo(response.address);
    }
  }

  /** Pays in the fields of the page, and asks what came of it before anything else. */
  async #pay({ form }: Sent, request: PayRequest): Promise<void> {
    const { payment } = this.#plan;
    this.#said = payment?.words(this.#state) ?? '';
    this.#draw();
    await payment?.confirm(this.#page, request);
    // Another look at the step would give the payment up that is asked for now.
    const sent = this.#waiting.filter(({ body }) => body !== null);
    this.#waiting = [{ address: request.returnPath, body: null, form, isPressed: true }, ...sent];
  }

  #goTo(address: string): void {
    this.#isLeaving = true;
    this.#page.location.assign(address);
  }

  #show(sent: Sent, now: State): void {
    const before = this.#state;
    if (this.#plan.payment?.changes(before, now) === true) return this.#goTo(this.#plan.pathOf(now));
    this.#state = now;
    this.#said = now.spoken === before.spoken ? '' : now.spoken;
    this.#draw();
    const { location, history, document } = this.#page;
    const path = this.#plan.pathOf(now);
    const heading = this.#container.querySelector('h1');
    if (path !== this.#plan.pathOf(before)) {
      if (path !== location.pathname) history.pushState(null, '', path);
      this.#page.scrollTo({ top: 0, behavior: 'instant' });
      heading?.focus();
    } else if (location.pathname === path && location.search !== '') {
      history.replaceState(null, '', path);
    }
    const { form, body, isPressed } = sent;
    this.#plan.shown({ root: this.#container, before, now, form, body, isPressed });
    this.#shown();
    // What had the focus is gone.
    if (isPressed && (document.activeElement === null || document.activeElement === document.body)) {
      heading?.focus();
    }
  }

  #shown(): void {
    this.#plan.typed?.(this.#container);
    this.#plan.payment?.shown(this.#page, this.#container, this.#state);
  }

  #draw(): void {
    const live = { said: this.#said, hasFailed: this.#failed.length > 0 };
    flushSync(() => this.#root.render(this.#view(live)));
  }

  #view(live: ShopLive): ReactNode {
    const { View } = this.#plan;
    return (
      <Taken onTaken={this.#onTaken}>
        <View state={this.#state} live={live} />
      </Taken>
    );
  }
}

function Taken({ onTaken, children }: { readonly onTaken: () => void; readonly children: ReactNode }) {
  useLayoutEffect(onTaken, [onTaken]);
  return children;
}

/** The script of a page of the shop: `init` on entering the page, `destroy` on leaving it (NAV-63, NAV-64, NAV-68). */
export function shopApp<State extends { readonly spoken: string }>(plan: ShopPagePlan<State>) {
  let app: ShopPageApp<State> | null = null;
  return {
    init: ({ window: page, state }: { readonly window: PageWindow; readonly state: unknown }): void => {
      const container = page.document.getElementById(plan.rootId);
      if (container === null) return;
      const isAgain = app?.container === container;
      if (app === null || !isAgain) app = new ShopPageApp(plan, page, container, state as State);
      app.enter(isAgain);
    },
    destroy: (): void => app?.leave(),
  };
}
