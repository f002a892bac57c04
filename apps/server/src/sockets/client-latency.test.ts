import { expect, it } from 'vitest';
import { ClientLatency } from './client-latency.ts';

it('is half of what a ping and its pong take, the least of the last few', () => {
  let now = 0;
  const latency = new ClientLatency(() => now);
  const trip = (ms: number) => {
    latency.pinged();
    now += ms;
    latency.ponged();
  };
  expect(latency.ms).toBe(0);
  latency.ponged();
  expect(latency.ms).toBe(0);
  trip(301);
  expect(latency.ms).toBe(151);
  trip(900);
  expect(latency.ms).toBe(151);
  for (let i = 0; i < 3; i++) trip(500);
  expect(latency.ms).toBe(250);
});

it('is measured from the first ping that was not answered', () => {
  let now = 0;
  const latency = new ClientLatency(() => now);
  latency.pinged();
  now = 100;
  latency.pinged();
  now = 200;
  latency.ponged();
  expect(latency.ms).toBe(100);
});
