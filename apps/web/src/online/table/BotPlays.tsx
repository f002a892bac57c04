import { useWords } from '../../app/words.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useTable } from '../../table/table-context.ts';
import { server } from '../http.ts';
import { botsAlone } from '../order.ts';
import { Trouble } from '../Trouble.tsx';
import { useDoing } from '../use-doing.ts';
import { useOnlineWords } from '../words.tsx';
import { useMatch } from './match-context.ts';
import '../../table/prompt.css';

/** Nothing is asked here because a bot plays for whoever looks; they may take the seat back at any moment. */
export function BotPlays() {
  const t = useOnlineWords();
  const core = useWords();
  const { match } = useMatch();
  const { frame, room, playing, skip } = useTable((s) => s);
  const { busy, fault, run } = useDoing();
  return (
    <section className="prompt waiting" aria-label={core('prompt.region')} data-test="bot-plays">
      <p className="prompt-who">
        <Icon name="vintage-robot" />
        {t('online.table.botPlays')}
      </p>
      <h2 className="prompt-title">{frame?.waiting}</h2>
      {room !== null && botsAlone(room.people.seats) && (
        <p className="prompt-detail">{t('online.table.botsAlone')}</p>
      )}
      <Trouble code={fault} />
      <div className="prompt-choices prompt-foot">
        <button
          type="button"
          className="button primary"
          aria-disabled={busy}
          onClick={() => {
            if (!busy) run(() => server.comeBack(match.id));
          }}
          data-test="play-on"
        >
          <Icon name="person" />
          <span>{t('online.menu.back')}</span>
        </button>
        {playing && (
          <button type="button" className="button" onClick={skip} data-test="skip">
            <Icon name="next-button" />
            <span>{core('prompt.skip')}</span>
          </button>
        )}
      </div>
    </section>
  );
}
