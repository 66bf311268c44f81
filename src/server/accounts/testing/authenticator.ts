import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { JsonObject } from '#lib/json.ts';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const SYNCED = 0x18;
const HAS_CREDENTIAL = 0x40;

/** What a page, a person or a device does otherwise than it should. */
export interface Oddity {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly signature?: Buffer;
}

/** A device with one passkey (ES256), and the browser around it, in a test. */
export class Authenticator {
  readonly credentialId = randomBytes(32);
  counter = 0;
  private readonly key: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };
  private readonly origin: string;
  private userHandle = '';

  constructor(origin = 'http://app.localhost:8080') {
    this.origin = origin;
    this.key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** Makes its passkey, as `navigator.credentials.create` does. */
  create(options: JsonObject, oddity: Oddity = {}): JsonObject {
    this.userHandle = (options['user'] as JsonObject)['id'] as string;
    const rpId = oddity.rpId ?? ((options['rp'] as JsonObject)['id'] as string);
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.credentialId.length]),
      this.credentialId,
      this.publicKey(),
    ]);
    const data = Buffer.concat([this.head(rpId, HAS_CREDENTIAL, oddity), credential]);
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', options, oddity),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Signs with it, as `navigator.credentials.get` does. */
  sign(options: JsonObject, oddity: Oddity = {}): JsonObject {
    const data = this.head(oddity.rpId ?? (options['rpId'] as string), 0, oddity);
    const clientDataJSON = this.clientData('webauthn.get', options, oddity);
    const clientHash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    const signature = sign('sha256', Buffer.concat([data, clientHash]), this.key.privateKey);
    return this.answer({
      clientDataJSON,
      authenticatorData: data.toString('base64url'),
      signature: (oddity.signature ?? signature).toString('base64url'),
      userHandle: oddity.userHandle ?? this.userHandle,
    });
  }

  private answer(response: JsonObject): JsonObject {
    const id = this.credentialId.toString('base64url');
    return { id, rawId: id, type: 'public-key', response };
  }

  private clientData(type: string, options: JsonObject, { origin = this.origin }: Oddity): string {
    const data = { type, challenge: options['challenge'], origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(data)).toString('base64url');
  }

  /** Hash of the relying party, flags and counter. */
  private head(rpId: string, flags: number, { isVerified = true, counter = this.counter }: Oddity): Buffer {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    const all = flags | PRESENT | SYNCED | (isVerified ? VERIFIED : 0);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([all]), counted]);
  }

  /** As COSE. */
  private publicKey(): Buffer {
    const { x = '', y = '' } = this.key.publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
  }
}
