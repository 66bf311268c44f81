import { createId } from '#lib/id.ts';
import type { JsonObject } from '#lib/json.ts';

type Make = (
  method: 'POST',
  path: string,
  payload: JsonObject,
  read: (body: JsonObject) => string,
) => Promise<string>;

/** A thread of comments on a page with an answer, written by the owner. */
export async function addThread(
  make: Make,
  documentId: string,
  text: string,
): Promise<{ readonly thread: string; readonly threadComment: string }> {
  const said = () => ({ commentId: createId<'thread-comment'>(), text, mentions: [] });
  const idOf = (body: JsonObject) => body['id'] as string;
  const threads = `/api/documents/${documentId}/threads`;
  const thread = await make('POST', threads, { recordId: null, ...said() }, idOf);
  const answer = said();
  await make('POST', `${threads}/${thread}/comments`, answer, idOf);
  return { thread, threadComment: answer.commentId };
}
