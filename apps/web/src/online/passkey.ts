import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { RequestError, server } from './http.ts';

/** Passkeys belong to a name; a bare address has none. */
const NUMBERS = /^[\d.]+$|:/;

/** Whether this browser could have passkeys at all: not every one, and none without https. */
export const canHavePasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && isSecureContext && !NUMBERS.test(location.hostname);

/** Asks the device; whoever calls it off has done nothing wrong. */
async function device<R>(asked: Promise<R>): Promise<R> {
  return asked.catch(() => {
    throw new RequestError('passkey');
  });
}

export async function addPasskey(): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = (await server.registerOptions()) as PublicKeyCredentialCreationOptionsJSON;
  await server.register(await device(startRegistration({ optionsJSON })));
}

export async function signInByPasskey(): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = (await server.signInOptions()) as PublicKeyCredentialRequestOptionsJSON;
  await server.signInByPasskey(await device(startAuthentication({ optionsJSON })));
}
