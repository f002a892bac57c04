import type { PasskeyOptions } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';
import { z } from 'zod';
import type { AccountRefusal } from './answers.ts';

const bytes = (most: number) =>
  z
    .string()
    .regex(/^[\w-]*={0,2}$/)
    .max(most);
/** Specified as at most 1,023 bytes. */
const credentialId = bytes(1400).min(1);

const name = z.string().max(100);

/** What a browser says of a passkey, as far as the library reads it without looking. */
const PasskeyAnswer = z.object({
  response: z.looseObject({
    id: credentialId,
    rawId: credentialId,
    type: z.literal('public-key'),
    response: z.looseObject({
      clientDataJSON: bytes(8_192),
      attestationObject: bytes(16_384).optional(),
      authenticatorData: bytes(8_192).optional(),
      signature: bytes(8_192).optional(),
      userHandle: bytes(200).nullish(),
      transports: z.array(z.string().max(40)).max(10).optional(),
    }),
  }),
  name: name.optional(),
});

export const NO_PASSKEY: AccountRefusal = {
  error: 'failed-to-verify-passkey',
  message: 'This is no answer of a passkey to what was asked.',
};

const EXPECTED: Readonly<Record<string, z.ZodType>> = {
  '/passkey/verify-registration': PasskeyAnswer,
  '/passkey/verify-authentication': PasskeyAnswer,
  '/passkey/update-passkey': z.object({ id: z.string().max(100), name }),
};

/** Whether somebody hands in what no passkey says. */
export const noPasskeySays = (path: string, body: unknown): boolean =>
  EXPECTED[path]?.safeParse(body).success === false;

/** What the library says, as a failure of its own, of an answer that is forged. */
export const FORGED = 'FAILED_TO_VERIFY_REGISTRATION';

type AfterVerification = NonNullable<NonNullable<PasskeyOptions['registration']>['afterVerification']>;

/** A passkey is found by its id: another one under the same id could keep its owner out. */
export const refuseTaken: AfterVerification = async ({ ctx, verification }) => {
  const id = verification.registrationInfo?.credential.id ?? '';
  const where = [{ field: 'credentialID', value: id }];
  if ((await ctx.context.adapter.findOne({ model: 'passkey', where })) !== null)
    throw new APIError('CONFLICT', { code: 'PASSKEY_TAKEN', message: 'There is such a passkey already.' });
};
