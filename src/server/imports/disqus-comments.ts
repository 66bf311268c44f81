import { createReadStream } from 'node:fs';
import { cutText } from '#lib/cut-text.ts';
import type { CommentState } from '#domain/comments/comment-states.ts';
import type { DisqusEvent, DisqusPost, DisqusThread } from '#domain/disqus/disqus-event.ts';
import { readDisqus } from '#domain/disqus/read-disqus.ts';
import { isoDateOf } from '#domain/wordpress/post-state.ts';
import { storableText } from '#domain/wordpress/storable-json.ts';
import { commentText } from './comment-text.ts';
import { decodeText } from './decode-text.ts';
import { MAX_BODY_LENGTH, MAX_NAME_LENGTH } from './imported-comments.ts';
import { sourceKey } from '#server/import-sources/source-key.ts';

/** Threads and comments of one answer. */
const MAX_PARTS = 500;
/** Characters of the comments of one answer. */
const MAX_COMMENTS_LENGTH = 1_000_000;
const MAX_TEXT_LENGTH = 1000;

/** A comment of the provider as it is stored, before it is known where it stands. */
export interface DisqusComment {
  /** Identifies it across exports. */
  readonly key: string;
  readonly parentKey: string | null;
  readonly threadId: string;
  readonly state: CommentState;
  readonly authorName: string;
  readonly body: string;
  /** What was cut off the text. */
  readonly rest: string;
  /** ISO 8601. */
  readonly createdAt: string | null;
}

export interface DisqusAnswers {
  readonly threads: {
    readonly threads: readonly DisqusThread[];
    /** Comments in the file; known with the last threads. */
    readonly commentCount: number;
    readonly isLast: boolean;
  };
  readonly posts: { readonly comments: readonly DisqusComment[]; readonly isLast: boolean };
}

/** Reads an export of the outside provider twice: once for its threads, once for its comments. */
export class DisqusComments {
  private readonly file: string;
  private threadEvents: AsyncGenerator<DisqusEvent> | null = null;
  private postEvents: AsyncGenerator<DisqusEvent> | null = null;
  private commentCount = 0;
  /** The thread of each comment that was read: an answer stands in the same one, behind what it answers. */
  private readonly threadOf = new Map<string, string>();

  constructor(file: string) {
    this.file = file;
  }

  async nextThreads(): Promise<DisqusAnswers['threads']> {
    this.threadEvents ??= this.events();
    const threads: DisqusThread[] = [];
    while (threads.length < MAX_PARTS) {
      const next = await this.threadEvents.next();
      if (next.done === true) return { threads, commentCount: this.commentCount, isLast: true };
      if (next.value.kind === 'thread') threads.push(shortened(next.value.thread));
      else this.commentCount += 1;
    }
    return { threads, commentCount: this.commentCount, isLast: false };
  }

  async nextComments(): Promise<DisqusAnswers['posts']> {
    this.postEvents ??= this.events();
    const comments: DisqusComment[] = [];
    let length = 0;
    while (comments.length < MAX_PARTS && length < MAX_COMMENTS_LENGTH) {
      const next = await this.postEvents.next();
      if (next.done === true) return { comments, isLast: true };
      if (next.value.kind === 'thread') continue;
      const comment = this.commentOf(next.value.post);
      comments.push(comment);
      length += comment.body.length + comment.rest.length;
    }
    return { comments, isLast: false };
  }

  private commentOf(post: DisqusPost): DisqusComment {
    const isAnswer = post.parentId !== '' && this.threadOf.get(post.parentId) === post.threadId;
    this.threadOf.set(post.id, post.threadId);
    const text = storableText(commentText(post.message));
    const body = cutText(text, MAX_BODY_LENGTH);
    return {
      key: keyOf(post.id),
      parentKey: isAnswer && post.parentId !== post.id ? keyOf(post.parentId) : null,
      threadId: cutText(post.threadId, MAX_TEXT_LENGTH),
      state: post.state,
      authorName: storableText(cutText(post.authorName, MAX_NAME_LENGTH)),
      body,
      rest: text.slice(body.length),
      createdAt: isoDateOf(post.date.replace(/Z$/, '')),
    };
  }

  private async *events(): AsyncGenerator<DisqusEvent> {
    const stream = createReadStream(this.file);
    try {
      yield* readDisqus(decodeText(stream));
    } finally {
      stream.destroy();
    }
  }
}

function keyOf(postId: string): string {
  return sourceKey(storableText(`disqus ${postId}`));
}

function shortened(thread: DisqusThread): DisqusThread {
  const short = (text: string) => storableText(cutText(text, MAX_TEXT_LENGTH));
  const { id, identifier, link, title } = thread;
  return {
    id: cutText(id, MAX_TEXT_LENGTH),
    identifier: short(identifier),
    link: short(link),
    title: short(title),
  };
}
