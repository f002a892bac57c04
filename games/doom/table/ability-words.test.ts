import { describe, expect, it } from 'vitest';
import { ABILITIES } from '../rules/abilities/registry.ts';
import { abilityOf } from '../testing/abilities.ts';
import { LANGUAGES, sayIn } from '../testing/saying.ts';
import { effectText, usedInPassing } from './ability-words.ts';
import { abilityText } from './names.ts';

describe('what an ability does', () => {
  it('is said without when', () => {
    const at = { say: sayIn('en') };
    const guardian = ABILITIES.flatMap(({ words }, i) => (words === 'class.guardian' ? [i] : []));
    expect(guardian.map((ability) => effectText(at, ability))).toEqual(['+1 shield', '+2 shields']);
    expect(effectText(at, abilityOf('event.deathCurse'))).toBe('choose a marine, who suffers 1 damage');
  });

  it('stands on every card after its colon, in every language', () => {
    for (const language of LANGUAGES) {
      const at = { say: sayIn(language) };
      ABILITIES.forEach(({ words }, ability) => {
        if (!usedInPassing(ability) && !words.startsWith('demon.')) return;
        const effect = effectText(at, ability);
        expect(effect, `${language} ${words}`).not.toMatch(/^$|: |\.$/);
        expect(abilityText(at, ability)).toContain(`: ${effect}`);
      });
    }
  });
});
