/** 1:47, 12:05, 1:00:00. */
export function clockFace(ms: number): string {
  const all = Math.round(ms / 1000);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

export const minutesAndSeconds = (ms: number) => ({
  minutes: Math.floor(ms / 60_000),
  seconds: Math.round(ms / 1000) % 60,
});
