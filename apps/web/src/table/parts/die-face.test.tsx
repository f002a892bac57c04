import { describe, expect, it } from 'vitest';
import { drawn, found } from '../../testing/drawn.tsx';
import { DieCube, DieFace } from './DieFace.tsx';

describe('a die', () => {
  it('that is not rolled shows its bolt, struck, and does not tumble', async () => {
    const place = await drawn(
      <DieCube die={{ tone: 'yellow', struck: true, label: 'not rolled' }} place={0} />,
    );
    expect(found(place, '.die-face').dataset).toMatchObject({ die: 'yellow', struck: 'true' });
    expect(place.querySelector('.die-face-strike')).not.toBeNull();
    expect(place.querySelector('.die-cube-body')).toBeNull();
  });

  it('that is rolled tumbles onto its face', async () => {
    const place = await drawn(<DieCube die={{ tone: 'orange', face: 2, label: 'orange 2' }} place={0} />);
    expect(place.querySelector('.die-cube-body')).not.toBeNull();
    expect(place.querySelector('.die-face-strike')).toBeNull();
  });

  it('of each tone is of a kind of its own', async () => {
    const place = await drawn(<DieFace die={{ tone: 'orange', label: 'orange die' }} />);
    expect(found(place, '.die-face').dataset.die).toBe('orange');
    expect(found(place, '.die-face').getAttribute('aria-label')).toBe('orange die');
  });
});
