import type { Card, Meter } from '@sightline/table';

/** More segments than this are too thin to count; then a plain bar says more. */
const COUNTABLE = 20;

/** A meter as it is drawn: countable segments, or a plain bar; places are shares of the whole. */
export function drawnMeter({ now, most, mark }: Pick<Meter, 'now' | 'most' | 'mark'>) {
  const whole = Math.max(most, now, 1);
  return {
    segments: whole <= COUNTABLE ? Array.from({ length: whole }, (_, i) => i < now) : null,
    share: Math.max(0, now) / whole,
    mark: mark === undefined || mark <= 0 || mark >= whole ? null : mark / whole,
    low: now * 3 <= most,
  };
}

/** The chance that is printed: with one decimal what is merely likely never looks certain, nor what is rare impossible. */
export const shownChance = (chance: number): number =>
  chance >= 1 ? 1 : chance <= 0 ? 0 : Math.min(0.999, Math.max(0.001, chance));

export const percent = (chance: number, language: string): string =>
  new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(shownChance(chance));

/** How much room a card's words need; long ones are printed smaller and on a wider card. */
export function wordiness({
  text,
  abilities = [],
}: Pick<Card, 'text' | 'abilities'>): 'short' | 'medium' | 'long' | 'longest' | 'fullest' {
  const letters = abilities.reduce((sum, { title, text: of }) => sum + title.length + of.length, text.length);
  if (letters > 180) return 'fullest';
  return letters > 130 ? 'longest' : letters > 95 ? 'long' : letters > 70 ? 'medium' : 'short';
}

/** Paragraphs of a told text. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((p) => p.trim())
    .filter((p) => p !== '');

/** What a number beside a symbol says; games name some of them with their value already. */
export const numberInWords = ({
  label,
  value,
}: {
  readonly label: string;
  readonly value: string;
}): string => (label.includes(value) ? label : `${label}: ${value}`);

/** What is printed on a card as a mere symbol, each once, in words. */
export function symbolsOf({
  corner,
  attack,
  defence,
}: Pick<Card, 'corner' | 'attack' | 'defence'>): { readonly icon: string; readonly text: string }[] {
  const numbers = [corner, attack?.range].flatMap((of) =>
    of === undefined ? [] : [{ icon: of.icon, text: numberInWords(of) }],
  );
  const signs = (defence?.symbols ?? []).map(({ icon, label }) => ({ icon, text: label }));
  return [...new Map([...numbers, ...signs].map((one) => [one.text, one])).values()];
}
