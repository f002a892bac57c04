import { useSettings } from '../app/settings.ts';
import type { Heard } from './synthesiser.ts';

let touched = false;
/** Browsers are silent until somebody has clicked, and so are we. */
export function soundsFromFirstTouch(): void {
  const touch = () => {
    touched = true;
    removeEventListener('pointerdown', touch);
    removeEventListener('keydown', touch);
  };
  addEventListener('pointerdown', touch);
  addEventListener('keydown', touch);
}

/** Plays one effect, if the player wants to hear it. A machine without sound is no reason to stop. */
export function play(sound: Heard): void {
  if (!touched || !useSettings.getState().sound) return;
  void import('./synthesiser.ts').then(
    ({ synthesise }) => synthesise(sound),
    () => undefined,
  );
}
