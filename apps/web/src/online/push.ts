import { server } from './http.ts';

/** `impossible`: this browser can't; `refused`: whoever sits there said no. */
export type Push = 'on' | 'off' | 'refused' | 'impossible';

/** The worker that shows notices while no page is open; null: there is none. */
async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

export async function pushState(): Promise<Push> {
  const registration = await worker();
  if (registration === null) return 'impossible';
  if (Notification.permission === 'denied') return 'refused';
  return (await registration.pushManager.getSubscription()) === null ? 'off' : 'on';
}

export async function pushOn(): Promise<Push> {
  const registration = await worker();
  if (registration === null) return 'impossible';
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: await server.pushKey(),
  });
  await server.subscribe(subscription.toJSON());
  return 'on';
}

export async function pushOff(): Promise<Push> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (subscription != null) {
    await server.unsubscribe(subscription.endpoint).catch(() => {});
    await subscription.unsubscribe();
  }
  return 'off';
}
