import { COMMENT_COUNT_ATTRIBUTE } from '#domain/page-features/feature-attributes.ts';
import type { MountBehaviour } from '../behaviour.ts';
import type { FormCaptcha } from '../form/behaviour/captcha/form-captcha.ts';
import { mountCaptcha } from './behaviour/mount-captcha.ts';
import { mountCount } from './behaviour/mount-count.ts';
import { mountProvider } from './behaviour/mount-provider.ts';

/** What the server answers a script; texts are in the language of the site. */
interface Answer {
  /** Where an approved comment stands. */
  readonly place?: string;
  /** A comment that waits, for its writer alone. */
  readonly html?: string;
  readonly message?: string | null;
  readonly errors?: Readonly<Record<string, string>>;
  /** What a guest has to send along after a while. */
  readonly wait?: { readonly seconds: number; readonly key: string; readonly ticket: string };
  readonly isLiked?: boolean;
  readonly likes?: number;
}

const FORM = '.portico-comment-form';
const ERROR = 'portico-comment-error';

/**
 * Comments and likes in place (COMT-11, COMT-14): what the forms of the thread send is sent by script, what comes back
 * stands where it belongs, and what was typed stays through every failure.
 */
export const mountComments: MountBehaviour = (root, environment) => {
  if (root.hasAttribute(COMMENT_COUNT_ATTRIBUTE)) return mountCount(root, environment);
  const provider = root.querySelector<HTMLElement>('[data-shortname]');
  return provider === null ? mountOwn(root, environment) : mountProvider(provider, environment);
};

const mountOwn: MountBehaviour = (root, environment) => {
  const { document, window, report } = environment;
  const thread = root.matches('.portico-comments') ? root : root.querySelector('.portico-comments');
  const status = document.createElement('p');
  status.className = 'portico-hidden';
  status.setAttribute('role', 'status');
  root.append(status);
  const stop = new AbortController();
  const timers = new Set<number>();

  const post = async (address: string, body: URLSearchParams): Promise<Answer | null> => {
    try {
      const headers = { accept: 'application/json' };
      const answer = await window.fetch(address, { method: 'POST', headers, body, signal: stop.signal });
      return (await answer.json()) as Answer;
    } catch (error) {
      report('comment not sent', error);
      return null;
    }
  };

  const errorWith = (text: string): HTMLParagraphElement => {
    const line = document.createElement('p');
    line.className = ERROR;
    line.textContent = text;
    return line;
  };
  const fieldOf = (form: HTMLFormElement, name: string) =>
    form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
  const showProblems = (form: HTMLFormElement, { message, errors = {} }: Answer): void => {
    for (const old of form.querySelectorAll(`.${ERROR}`)) old.remove();
    for (const field of form.querySelectorAll('[aria-invalid]')) {
      field.removeAttribute('aria-invalid');
      field.removeAttribute('aria-describedby');
    }
    if (message !== undefined && message !== null) {
      const line = errorWith(message);
      line.setAttribute('role', 'alert');
      form.prepend(line);
    }
    const wrong = Object.entries(errors).flatMap(([name, text]) => {
      const field = fieldOf(form, name);
      if (field === null) return [];
      const line = errorWith(text);
      line.id = `${field.id}-error`;
      field.before(line);
      field.setAttribute('aria-invalid', 'true');
      field.setAttribute('aria-describedby', line.id);
      return [field];
    });
    wrong[0]?.focus();
  };

  const focusOn = (id: string): void => {
    const comment = document.getElementById(id);
    if (comment === null) return;
    comment.tabIndex = -1;
    comment.focus();
    status.textContent = comment.querySelector('[data-comment-state]')?.textContent ?? '';
  };
  let captcha: FormCaptcha | null = null;
  const stopCaptcha = (): void => {
    captcha?.remove();
    captcha = null;
  };
  /** Again where the thread, and the form with it, is another one. */
  const startCaptcha = (): void => {
    stopCaptcha();
    const form = thread?.querySelector<HTMLFormElement>(FORM);
    if (form != null) captcha = mountCaptcha(form, environment);
  };

  /** The page is the same for everybody: a member is known by the session, and asked for nothing but the text (COMT-09). */
  const askMemberForText = async (): Promise<void> => {
    if ((await environment.member()) === null) return;
    stopCaptcha();
    thread?.querySelector('.portico-comment-captcha')?.remove();
    for (const name of ['name', 'email']) {
      thread?.querySelector(`${FORM} [name="${name}"]`)?.closest('div')?.remove();
    }
  };

  /** The thread as the server has it now. */
  const showPlace = async (place: string): Promise<void> => {
    const page = await (await window.fetch(place, { signal: stop.signal })).text();
    const fresh = new DOMParser().parseFromString(page, 'text/html').querySelector('.portico-comments');
    if (thread === null || fresh === null) return window.location.assign(place);
    thread.replaceChildren(...fresh.childNodes);
    root.append(status);
    startCaptcha();
    await askMemberForText();
    window.history.replaceState(window.history.state, '', place);
    focusOn(place.split('#')[1] ?? '');
  };
  const showHeld = (form: HTMLFormElement, html: string): void => {
    const answered = form.closest('li');
    const home = answered ?? thread;
    let list = home?.querySelector(':scope > ol');
    if (list == null) {
      list = document.createElement('ol');
      if (answered === null) thread?.querySelector('h2')?.after(list);
      else answered.append(list);
    }
    list.insertAdjacentHTML('beforeend', html);
    const id = list.lastElementChild?.id ?? '';
    const text = fieldOf(form, 'text');
    if (text !== null) text.value = '';
    putBack(form);
    focusOn(id);
  };

  const send = async (form: HTMLFormElement, more: Readonly<Record<string, string>> = {}): Promise<void> => {
    if (form.ariaBusy === 'true') return;
    form.ariaBusy = 'true';
    const body = new URLSearchParams(
      [...new FormData(form)].map(([name, value]): [string, string] => [
        name,
        typeof value === 'string' ? value : '',
      ]),
    );
    for (const [name, value] of Object.entries(more)) body.set(name, value);
    const answer = (await post(form.action, body)) ?? { message: form.dataset['failed'] ?? '' };
    form.ariaBusy = null;
    // An answer serves once.
    captcha?.renew();
    showProblems(form, answer);
    const { wait } = answer;
    if (answer.place !== undefined) await showPlace(answer.place);
    else if (answer.html !== undefined) showHeld(form, answer.html);
    else if (wait !== undefined) {
      const { seconds, ...ticket } = wait;
      timers.add(window.setTimeout(() => void send(form, ticket), seconds * 1000));
    }
  };

  const like = async (button: HTMLElement, address: string): Promise<void> => {
    const answer = await post(address, new URLSearchParams());
    if (answer?.likes === undefined) return;
    button.ariaPressed = String(answer.isLiked === true);
    const count = button.querySelector('span');
    if (count !== null) count.textContent = answer.likes === 0 ? '' : String(answer.likes);
  };

  const putBack = (form: HTMLFormElement): void => {
    const heading = thread?.querySelector<HTMLElement>('#write-comment');
    form.querySelector('input[name="parent"]')?.remove();
    form.removeAttribute('aria-label');
    if (heading != null) {
      heading.hidden = false;
      heading.after(form);
    }
  };
  /** The form below the comment that is answered; once more, and it stands below the thread again. */
  const answerTo = (link: HTMLElement, form: HTMLFormElement): void => {
    const comment = link.closest('li');
    const isThere = form.closest('li') === comment;
    putBack(form);
    if (isThere) return link.focus();
    const parent = document.createElement('input');
    parent.type = 'hidden';
    parent.name = 'parent';
    parent.value = comment?.id.replace('comment-', '') ?? '';
    form.append(parent);
    form.ariaLabel = link.ariaLabel;
    const heading = thread?.querySelector<HTMLElement>('#write-comment');
    if (heading != null) heading.hidden = true;
    link.parentElement?.after(form);
    fieldOf(form, 'text')?.focus();
  };

  startCaptcha();
  askMemberForText().catch((error: unknown) => report('member not known', error));
  const { signal } = stop;
  root.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      const { submitter } = event;
      const address = submitter?.getAttribute('formaction');
      if (form.matches(FORM)) void send(form);
      else if (submitter !== null && address != null) void like(submitter, address);
      else return;
      event.preventDefault();
    },
    { signal },
  );
  root.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLElement>('a[href*="/api/comment/reply/"]');
      const form = thread?.querySelector<HTMLFormElement>(FORM);
      const isPlain =
        event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      if (link === null || form == null || !isPlain) return;
      event.preventDefault();
      answerTo(link, form);
    },
    { signal },
  );
  return () => {
    stop.abort();
    for (const timer of timers) window.clearTimeout(timer);
    stopCaptcha();
    status.remove();
  };
};
