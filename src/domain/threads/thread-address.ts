/** Names, in the address of the editor, the thread of comments to open on the page. */
export const THREAD_PARAMETER = 'thread';
