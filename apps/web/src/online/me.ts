import { isKnown, useKnownOnline } from '../app/known-online.ts';
import { useSettings } from '../app/settings.ts';
import { codeOf, server } from './http.ts';
import { known, useMe } from './who.ts';

export { useMe } from './who.ts';

/** Asks the server who we are. `anew`: somebody may have come in, so that who we were is not known any more. */
export async function findMe(anew?: 'anew'): Promise<void> {
  try {
    known(await server.me());
  } catch (error) {
    const code = codeOf(error);
    // Whoever is nobody has been told so. A server that is too busy to answer has not said that.
    if (code === 'signed-out') return;
    if (useMe.getState().state === 'known' && anew === undefined) return;
    // Where there was a server, something else may have answered in its place.
    const none = code === 'no-server' && !isKnown(useKnownOnline.getState().online);
    useMe.setState({ state: none ? 'no-server' : 'unreachable', me: null });
  }
}

/** Sits down under a name, with no account at all. */
export async function asGuest(name: string): Promise<void> {
  // In another tab somebody may have signed in meanwhile, whom a new guest would push out; or the guest was made before,
  // and only the name could not be kept.
  const here = await server.me().catch((error: unknown) => {
    if (codeOf(error) === 'signed-out') return null;
    throw error;
  });
  if (here !== null && !here.guest) return known(here);
  if (here === null) await server.guest();
  await changeMe({ name, language: useSettings.getState().language });
}

export async function changeMe(some: { name?: string; mail?: boolean; language?: string }): Promise<void> {
  known(await server.changeMe(some));
}
