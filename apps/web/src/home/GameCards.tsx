import { manifests } from '@sightline/games';
import { isPlayable, type Manifest } from '@sightline/manifest';
import { to } from '../app/route.ts';
import { useCovers, useWords } from '../app/words.ts';
import { Icon } from '../icons/Icon.tsx';
import { GameArt } from './art/GameArt.tsx';
import './GameCards.css';

/** The games of the house. Those still in the workshop say so, and lead nowhere. */
export function GameCards() {
  const t = useWords();
  return (
    <section aria-labelledby="games-title">
      <h2 id="games-title" className="visually-hidden">
        {t('home.games')}
      </h2>
      <div className="games">
        {manifests.map((manifest) => (
          <GameCard key={manifest.name} manifest={manifest} />
        ))}
      </div>
    </section>
  );
}

function GameCard({ manifest }: { readonly manifest: Manifest }) {
  const t = useWords();
  const { name: game, seats, time, weight, modes, companion } = manifest;
  const cover = useCovers()(game);
  const ready = isPlayable(manifest);
  return (
    <article className="game" data-game-card={game} data-ready={ready}>
      <div className="game-art">
        <GameArt game={game} />
        {!ready && (
          <p className="game-workshop">
            <Icon name="anvil-impact" />
            {t('home.workshop')}
          </p>
        )}
      </div>
      <div className="game-words">
        <h3>{cover?.name}</h3>
        <p className="game-text">{cover?.text}</p>
        <ul className="game-facts">
          <li>
            <Icon name="meeple" label={t('home.players')} />
            {t('home.players.count', seats)}
          </li>
          <li>
            <Icon name="sands-of-time" label={t('home.time')} />
            {t(`home.time.${time.unit}`, { from: time.from, to: time.to })}
          </li>
          <li className="game-weight">
            <span role="img" aria-label={t('home.weight', { n: weight })}>
              {[1, 2, 3, 4, 5].map((n) => (
                <i key={n} data-full={n <= weight} />
              ))}
            </span>
            {t('home.weight.word', { n: weight })}
          </li>
        </ul>
        <div className="game-foot">
          {ready ? (
            <>
              <ul className="game-modes">
                {modes.map((mode) => (
                  <li key={mode}>{t(`home.mode.${mode}`)}</li>
                ))}
              </ul>
              <a className="game-open" href={to.newMatch(game)}>
                {t('home.game.open')}
                <span className="visually-hidden">: {cover?.name}</span>
                <span aria-hidden="true"> ›</span>
              </a>
            </>
          ) : (
            <p className="game-later">{t('home.workshop.text')}</p>
          )}
          {companion === true && (
            <a className="game-companion" href={to.companion(game)}>
              {t('home.companion')}
              <span className="visually-hidden">: {cover?.name}</span>
              <span aria-hidden="true"> ›</span>
            </a>
          )}
        </div>
      </div>
    </article>
  );
}
