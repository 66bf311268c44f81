import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import axe from 'axe-core';
import type { PageMember } from '#domain/members/page-member.ts';
import type { Id } from '#lib/id.ts';
import { translateEnglish } from '#messages/translator.ts';
import { AwaitingComment } from '#site/collections/awaiting-comment.tsx';
import { PostComments } from '#site/collections/post-comments.tsx';
import { ProviderThread } from '#site/collections/provider-thread.tsx';
import type { ShownComment } from '#site/content/shown-comment.ts';
import { renderMarkup } from '#site/markup/render-markup.ts';
import { mountBlock, type MountedBlock } from '../testing/mount-block.tsx';
import { mountComments } from './behaviour.ts';
import { CommentCount } from './comment-count.tsx';

const FIRST = 'a'.repeat(24);
const MADE = 'b'.repeat(24);

let mounted: MountedBlock | undefined;
const before = window.location.href;
afterEach(() => {
  mounted?.unmount();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', before);
});

function comment(id: string, text: string, parentId: string | null = null): ShownComment {
  return {
    id: id as Id<'comment'>,
    parentId: parentId as Id<'comment'> | null,
    authorName: `Ann ${id.slice(0, 2)}`,
    isByMember: false,
    text,
    writtenAt: null,
    isRemoved: false,
    likes: 0,
    mark: null,
  };
}

const threadOf = (comments: readonly ShownComment[], captchaSiteKey = '') => (
  <PostComments
    captchaSiteKey={captchaSiteKey}
    thread={{
      comments,
      count: comments.length,
      pageNumber: 1,
      pageCount: 1,
      commenting: 'open',
      writers: 'anybody',
      hasLikes: true,
      hasCaptcha: true,
    }}
    documentId="d1"
    dates={{ language: 'en-US', timeZone: 'UTC' }}
    translate={translateEnglish}
    isInBlock
  />
);

interface Sent {
  readonly address: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The thread of a post with one comment; `answers` are those of the server, an error is a lost connection. */
function show(
  answers: (object | string | Error)[],
  comments = [comment(FIRST, 'A fine window')],
  member?: PageMember,
  captchaSiteKey = '',
) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (address: string, { body }: RequestInit = {}) => {
    if (body !== undefined) {
      const fields = Object.fromEntries(body as URLSearchParams);
      sent.push({ address: new URL(address, before).pathname, fields });
    }
    const answer = answers.shift() ?? new Error('no answer');
    if (answer instanceof Error) return Promise.reject(answer);
    return Promise.resolve(new Response(typeof answer === 'string' ? answer : JSON.stringify(answer)));
  });
  const options = member === undefined ? {} : { member };
  mounted = mountBlock(
    { styles: '', render: () => threadOf(comments, captchaSiteKey) },
    {},
    mountComments,
    options,
  );
  const { root, giveConsent } = mounted;
  const field = (name: string) =>
    root.querySelector<HTMLInputElement | HTMLTextAreaElement>(`form [name="${name}"]`);
  return {
    root,
    sent,
    giveConsent,
    field,
    write: (text: string) => {
      for (const [name, value] of [
        ['text', text],
        ['name', 'Bo'],
        ['email', 'bo@example.org'],
      ] as const) {
        const input = field(name);
        if (input !== null) input.value = value;
      }
      root.querySelector<HTMLButtonElement>('.portico-comment-form button')?.click();
    },
  };
}

it('a comment that is approved stands in the thread at once, with the focus [COMT-11] [COMT-34]', async () => {
  const place = `/notes/window#comment-${MADE}`;
  const fresh = renderMarkup(threadOf([comment(FIRST, 'A fine window'), comment(MADE, 'So it is')]));
  const { root, sent, write } = show([{ place }, `<html><body>${fresh}</body></html>`]);
  write('So it is');
  await expect.poll(() => document.activeElement?.id).toBe(`comment-${MADE}`);
  expect(root.textContent).toContain('2 comments');
  expect(window.location.pathname + window.location.hash).toBe(place);
  expect(sent).toMatchObject([
    { address: '/api/comment/write/d1', fields: { text: 'So it is', name: 'Bo', email: 'bo@example.org' } },
  ]);
});

it('a comment that is held stands there for its writer, and its state is announced [COMT-11] [COMT-16] [COMT-34]', async () => {
  const html = renderMarkup(
    <AwaitingComment id={MADE} name="Bo" text="So it is" translate={translateEnglish} />,
  );
  const { root, field, write } = show([{ html }]);
  write('So it is');
  await expect.poll(() => document.activeElement?.id).toBe(`comment-${MADE}`);
  expect(root.querySelector('[role="status"]')?.textContent).toBe('Your comment is awaiting moderation.');
  expect(field('text')?.value).toBe('');
  expect(field('name')?.value).toBe('Bo');
  expect((await axe.run(root)).violations).toEqual([]);
});

it('a member is asked for nothing but the text, also after a comment, on a page that is the same for all [COMT-09] [MEMB-29]', async () => {
  const place = `/notes/window#comment-${MADE}`;
  const fresh = renderMarkup(threadOf([comment(FIRST, 'A fine window'), comment(MADE, 'So it is')]));
  const member = {
    memberId: MADE as Id<'member'>,
    name: '',
    plans: [],
    areas: [],
    navigations: [],
    links: [],
  };
  const { sent, field, write, root } = show([{ place }, fresh], undefined, member);
  await expect.poll(() => field('name')).toBeNull();
  expect(field('email')).toBeNull();
  // Members tick it like guests.
  expect(field('follow')).not.toBeNull();
  write('So it is');
  await expect.poll(() => document.activeElement?.id).toBe(`comment-${MADE}`);
  expect(sent[0]?.fields).not.toHaveProperty('email');
  expect([field('name'), field('email')]).toEqual([null, null]);
  expect((await axe.run(root)).violations).toEqual([]);
});

it('the captcha of the site’s provider is loaded when somebody begins to write and agrees, and its answer goes along once [COMT-24] [FORM-46]', async () => {
  const rendered: Record<string, (answer: string) => void>[] = [];
  const reset = vi.fn<() => void>();
  const turnstile = {
    render: (_element: HTMLElement, options: Record<string, (answer: string) => void>) => {
      rendered.push(options);
      return 'w1';
    },
    reset,
    remove: () => undefined,
  };
  vi.stubGlobal('turnstile', turnstile);
  const { root, sent, field, write, giveConsent } = show(
    [{ message: 'Hm', errors: {} }],
    undefined,
    undefined,
    'key-1',
  );
  giveConsent();
  const load = () => root.querySelector('.form-captcha-load');
  expect([rendered, load()]).toEqual([[], null]);
  field('text')?.focus();
  await expect.poll(load).not.toBeNull();
  expect(rendered).toEqual([]);
  expect((await axe.run(root)).violations).toEqual([]);
  giveConsent();
  await expect.poll(() => rendered).toMatchObject([{ sitekey: 'key-1' }]);
  rendered[0]?.['callback']?.('yes');
  write('So it is');
  await expect.poll(() => sent).toMatchObject([{ fields: { captchaKey: 'yes', text: 'So it is' } }]);
  await expect.poll(() => reset.mock.calls.length).toBe(1);
  expect(field('captchaKey')?.value).toBe('');
});

it('errors stand at their fields, and what was typed stays through every failure [COMT-11]', async () => {
  const { root, field, write } = show([
    { message: null, errors: { email: 'Please enter an email address such as name@example.com.' } },
    new Error('no connection'),
    { message: 'You are commenting too fast. Please wait a moment.', errors: {} },
  ]);
  write('So it is');
  await expect.poll(() => document.activeElement).toBe(field('email'));
  const email = field('email');
  expect(email?.getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(email?.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toContain('Please enter an email address');
  write('So it is');
  const alert = () => root.querySelector('[role="alert"]')?.textContent;
  await expect.poll(alert).toBe('Your comment could not be sent. It is still here: please try again.');
  expect(email?.hasAttribute('aria-invalid')).toBe(false);
  expect(field('text')?.value).toBe('So it is');
  write('So it is');
  await expect.poll(alert).toBe('You are commenting too fast. Please wait a moment.');
  expect(field('text')?.value).toBe('So it is');
});

it('the form goes below the comment that is answered, and back [COMT-11] [COMT-34]', async () => {
  const { root, sent, field, write } = show([{ message: 'Hm', errors: {} }]);
  const link = root.querySelector<HTMLElement>('a[href*="/reply/"]');
  const form = root.querySelector('.portico-comment-form');
  link?.focus();
  await userEvent.keyboard('{Enter}');
  expect(form?.closest('li')?.id).toBe(`comment-${FIRST}`);
  expect(form?.ariaLabel).toBe('Reply to Ann aa');
  expect(document.activeElement).toBe(field('text'));
  write('Indeed');
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.fields).toMatchObject({ parent: FIRST, text: 'Indeed' });
  link?.click();
  expect(form?.closest('li')).toBeNull();
  expect(field('parent')).toBeNull();
  expect(field('text')?.value).toBe('Indeed');
});

it('a like counts at once, and is taken back by the second click [COMT-14]', async () => {
  const { root, sent } = show([
    { isLiked: true, likes: 4 },
    { isLiked: false, likes: 3 },
  ]);
  const button = root.querySelector<HTMLButtonElement>('button[formaction]');
  for (const [likes, pressed] of [
    ['4', 'true'],
    ['3', 'false'],
  ]) {
    button?.click();
    await expect.poll(() => button?.querySelector('span')?.textContent).toBe(likes);
    expect(button?.ariaPressed).toBe(pressed);
  }
  expect(sent.map(({ address }) => address)).toEqual(
    Array.from({ length: 2 }, () => `/api/comment/like/d1/${FIRST}`),
  );
});

it('a guest who is asked to wait waits, and the comment is sent by itself [COMT-11] [COMT-24]', async () => {
  const wait = { seconds: 0, key: 'k', ticket: 't' };
  const { sent, write } = show([
    { message: 'Please wait', errors: {}, wait },
    { message: 'Hm', errors: {} },
  ]);
  write('So it is');
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]?.fields).toMatchObject({ text: 'So it is', key: 'k', ticket: 't' });
});

it('100 comments in 6 levels have no accessibility problem [COMT-07] [COMT-34]', async () => {
  const ids = Array.from({ length: 100 }, (_, index) => index.toString(16).padStart(24, '0'));
  const comments = ids.map((id, index) =>
    comment(id, `Text ${index}`, index % 6 === 0 ? null : (ids[index - 1] ?? null)),
  );
  const { root } = show([], comments);
  expect(root.querySelectorAll('ol ol ol ol ol ol li')).toHaveLength(16);
  expect((await axe.run(root)).violations).toEqual([]);
});

describe('the thread of a provider', () => {
  const scripts: string[] = [];
  /** Nothing is asked of the provider in a test: its scripts are there, and do not run. */
  function holdScripts() {
    scripts.length = 0;
    const append = document.body.append.bind(document.body);
    vi.spyOn(document.body, 'append').mockImplementation((...nodes) => {
      const [node] = nodes;
      if (node instanceof HTMLScriptElement) {
        scripts.push(node.src);
        node.type = 'text/plain';
      }
      append(...nodes);
    });
  }
  function showProvider() {
    holdScripts();
    const render = () => (
      <ProviderThread shortname="quarry-lane" documentId="d1" translate={translateEnglish} isInBlock />
    );
    mounted = mountBlock({ styles: '', render }, {}, mountComments);
    return mounted;
  }
  const identity = () => {
    const found = { page: { url: '', identifier: '' } };
    const { disqus_config: configure } = window as unknown as { disqus_config: (this: typeof found) => void };
    configure.call(found);
    return found.page;
  };
  afterEach(() => {
    vi.restoreAllMocks();
    for (const script of document.querySelectorAll('script[src*="disqus.com"]')) script.remove();
  });

  it('is loaded once the visitor agrees to others, with the id of the item and its canonical address [COMT-30]', async () => {
    const canonical = document.createElement('link');
    canonical.rel = 'canonical';
    canonical.href = 'https://quarry-lane.example.org/notes/window';
    document.head.append(canonical);
    const { root, giveConsent } = showProvider();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(scripts).toEqual([]);
    expect(root.textContent).toContain('Loading them connects to disqus.com.');
    giveConsent();
    await expect.poll(() => scripts).toEqual(['https://quarry-lane.disqus.com/embed.js']);
    expect(root.querySelector('#disqus_thread')).not.toBeNull();
    expect(identity()).toEqual({ url: 'https://quarry-lane.example.org/notes/window', identifier: 'd1' });
    canonical.remove();
  });

  it('its script of counts is loaded once, when the visitor agrees to others, and a count is seen once it is there [BLK-90] [BLK-91] [DATA-56] [COMT-31]', async () => {
    holdScripts();
    const items = ['p1', 'p2'].map((id) => ({ id, path: `/notes/${id}`, commentCount: 3 }));
    const render = () => (
      <p>
        {items.map((item) => (
          <CommentCount
            key={item.id}
            item={{ ...item, commentProvider: 'quarry-lane' }}
            mode="page"
            translate={translateEnglish}
          />
        ))}
      </p>
    );
    const mountAll: typeof mountComments = (root, environment) => {
      const stops = [...root.querySelectorAll<HTMLElement>('[data-block-type="comments"]')].map((place) =>
        mountComments(place, environment),
      );
      return () => stops.forEach((stop) => stop());
    };
    mounted = mountBlock({ styles: '', render }, {}, mountAll);
    const { root, giveConsent } = mounted;
    const links = [...root.querySelectorAll<HTMLElement>('a')];
    expect(scripts).toEqual([]);
    expect(links.map((link) => [link.hidden, link.className, link.dataset['disqusIdentifier']])).toEqual([
      [true, 'disqus-comment-count', 'p1'],
      [true, 'disqus-comment-count', 'p2'],
    ]);
    giveConsent();
    expect(scripts).toEqual(['https://quarry-lane.disqus.com/count.js']);
    // What the provider's script does.
    for (const link of links) link.textContent = '7 Comments';
    await expect.poll(() => links.map((link) => link.hidden)).toEqual([false, false]);
    expect((await axe.run(root)).violations).toEqual([]);
  });

  it('is loaded at once by its button [COMT-30]', async () => {
    const { root } = showProvider();
    root.querySelector('button')?.click();
    expect(scripts).toEqual(['https://quarry-lane.disqus.com/embed.js']);
    expect((await axe.run(root)).violations).toEqual([]);
  });
});
