import { z } from 'zod';

/** Bytes as base64url. Keys and signatures that stand some day against quantum computers take several kilobytes. */
const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/);
const credentialIdSchema = bytes(1400).min(1);
const transportSchema = z.string().max(40);

const credentialSchema = z.object({
  id: credentialIdSchema,
  type: z.literal('public-key'),
  /** How it is reached, such as `usb` or `hybrid`. */
  transports: z.array(transportSchema),
});

/** What the browser is asked for to make a passkey: `PublicKeyCredentialCreationOptionsJSON`. */
export const creationOptionsSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(credentialSchema),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type CreationOptions = z.infer<typeof creationOptionsSchema>;

/** What it is asked for to use one: `PublicKeyCredentialRequestOptionsJSON`. */
export const requestOptionsSchema = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  /** None: whichever passkey the person chooses. */
  allowCredentials: z.array(credentialSchema),
});
export type RequestOptions = z.infer<typeof requestOptionsSchema>;

const answer = {
  id: credentialIdSchema,
  rawId: credentialIdSchema,
  type: z.literal('public-key'),
};

/** A passkey that was made: `RegistrationResponseJSON`, as far as it is read. */
export const registrationSchema = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: bytes(20_000),
    attestationObject: bytes(100_000),
    transports: z.array(transportSchema).max(10).default([]),
  }),
});
export type Registration = z.infer<typeof registrationSchema>;

/** What a passkey signed: `AuthenticationResponseJSON`, as far as it is read. */
export const assertionSchema = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: bytes(20_000),
    authenticatorData: bytes(20_000),
    signature: bytes(20_000),
    userHandle: bytes(200).optional(),
  }),
});
export type Assertion = z.infer<typeof assertionSchema>;
