import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Head and body as they came. */
  readonly content: string;
}

/** A mail server that takes mails over SMTP from `user` with the password `a word`, or refuses them. */
export interface TestSmtpServer {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** The answer to every recipient from now on, such as `450 Mailbox busy`; null takes them. */
  refuse(answer: string | null): void;
  close(): Promise<void>;
}

export async function startSmtpServer(): Promise<TestSmtpServer> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let refusal: string | null = null;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    void converse(socket, mails, () => refusal);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://user:a%20word@127.0.0.1:${port}`,
    mails,
    refuse: (answer) => {
      refusal = answer;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

async function converse(socket: Socket, mails: ReceivedMail[], refusal: () => string | null): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`);
  const login = Buffer.from('\0user\0a word').toString('base64');
  let isSignedIn = false;
  let from = '';
  let to: string[] = [];
  let content: string[] | null = null;
  say('220 test ESMTP');
  for await (const line of createInterface({ input: socket })) {
    if (content !== null) {
      if (line !== '.') {
        content.push(line);
        continue;
      }
      mails.push({ from, to, content: content.join('\n') });
      content = null;
      to = [];
      say('250 taken');
    } else if (/^EHLO /i.test(line)) say('250-test\r\n250 AUTH PLAIN');
    else if (/^AUTH PLAIN /i.test(line)) {
      isSignedIn = line.slice('AUTH PLAIN '.length) === login;
      say(isSignedIn ? '235 welcome' : '535 wrong password');
    } else if (/^MAIL FROM:/i.test(line)) {
      from = addressIn(line);
      say(isSignedIn ? '250 ok' : '530 sign in first');
    } else if (/^RCPT TO:/i.test(line)) {
      const answer = refusal();
      if (answer === null) to.push(addressIn(line));
      say(answer ?? '250 ok');
    } else if (/^DATA/i.test(line)) {
      content = [];
      say('354 go on');
    } else if (/^QUIT/i.test(line)) {
      say('221 bye');
      socket.end();
    } else if (/^STARTTLS/i.test(line)) say('502 not implemented');
    else say('250 ok');
  }
}

function addressIn(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? '';
}
