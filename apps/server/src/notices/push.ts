import { request as plainly } from 'node:http';
import { request as securely } from 'node:https';
import webpush from 'web-push';
import type { SubscriptionRow } from '../database/tables.ts';
import { mayBePushed, publicLookup } from './addresses.ts';

/** What a browser's service worker is told. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly url: string;
}

export interface Vapid {
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

const PATIENCE_MS = 10_000;
const DAY = 24 * 60 * 60;

/**
 * Hands a message to a push service; gives the status it answered with. The library encrypts and signs; the way there
 * is our own, because it must not lead everywhere.
 */
export async function push(
  { endpoint, p256dh, auth }: Pick<SubscriptionRow, 'endpoint' | 'p256dh' | 'auth'>,
  message: PushMessage,
  o: { readonly vapid: Vapid; readonly topic: string; readonly urgent: boolean; readonly loopback: boolean },
): Promise<number> {
  if (!mayBePushed(endpoint, o.loopback)) return 410;
  const { headers, body, method } = webpush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: o.vapid,
      TTL: DAY,
      urgency: o.urgent ? 'high' : 'normal',
      // A newer notice about the same table takes the place of one that has not been delivered yet.
      topic: o.topic.replaceAll(/[^\w-]/g, '').slice(0, 32),
      contentEncoding: 'aes128gcm',
    },
  );
  const send = endpoint.startsWith('https:') ? securely : plainly;
  return new Promise((done, failed) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const way = o.loopback ? {} : { lookup: publicLookup };
    const request = send(
      endpoint,
      { method, headers: { ...headers }, agent: false, signal, ...way },
      (answer) => {
        // What it says beside the status is of no interest, and may be endless.
        answer.destroy();
        done(answer.statusCode ?? 0);
      },
    );
    request.on('error', failed);
    request.end(body);
  });
}
