import { useOffline } from '../app/offline.ts';
import { server } from './http.ts';

/**
 * `impossible`: this browser can't; `home-screen`: on this device only what was added to the Home Screen can;
 * `refused`: whoever sits there said no; `unanswered`: they were asked and said nothing.
 */
export type Push = 'on' | 'off' | 'refused' | 'unanswered' | 'home-screen' | 'impossible';

/** Whether there is, or will be in a moment, a worker that shows notices while no page is open. */
const isPossible = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && useOffline.getState().state !== 'impossible';

const subscribed = async (): Promise<PushSubscription | null> =>
  isPossible()
    ? ((await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null)
    : null;

export async function pushState(): Promise<Push> {
  // Only iPhones and iPads know whether they show a page or something from the Home Screen.
  if (!isPossible())
    return 'standalone' in navigator && navigator.standalone === false ? 'home-screen' : 'impossible';
  if (Notification.permission === 'denied') return 'refused';
  return (await subscribed()) === null ? 'off' : 'on';
}

export async function pushOn(): Promise<Push> {
  // First of all: the browser asks only right after a click.
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'refused' : 'unanswered';
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: await server.pushKey(),
  });
  await server.subscribe(subscription.toJSON());
  return 'on';
}

export async function pushOff(): Promise<Push> {
  const subscription = await subscribed();
  if (subscription !== null) {
    await server.unsubscribe(subscription.endpoint).catch(() => {});
    await subscription.unsubscribe();
  }
  return 'off';
}

/** Tells the server of this browser again: it may have taken it for somebody else's, or may not know it any more. */
export async function pushAgain(): Promise<void> {
  const subscription = await subscribed();
  if (subscription !== null) await server.subscribe(subscription.toJSON()).catch(() => {});
}

let told: string | null = null;

/** Whoever is signed in now gets what this browser gets. Once for a page and a person. */
export async function pushToMe(person: string): Promise<void> {
  if (told === person) return;
  told = person;
  await pushAgain();
}
