import { useState } from 'react';
import { useWords } from '../app/words.ts';
import { Icon } from '../icons/Icon.tsx';
import { copyLink, type Shared, saveFile } from './share.ts';
import { WrittenLink } from './WrittenLink.tsx';

/** Takes the match out of here: as a file, or as a link that holds all of it. */
export function ShareButtons({ id }: { readonly id: string }) {
  const t = useWords();
  const [shared, setShared] = useState<Shared | null>(null);
  const save = () => void saveFile(id).then(setShared);
  return (
    <div className="share">
      <div className="share-buttons">
        <button type="button" className="button" onClick={save}>
          <Icon name="save" />
          {t('replay.save')}
        </button>
        <button type="button" className="button" onClick={() => void copyLink(id).then(setShared)}>
          <Icon name="share" />
          {t('replay.copy')}
        </button>
      </div>
      <div role="status" className="share-outcome">
        {shared !== null && <Outcome shared={shared} onSave={save} />}
      </div>
    </div>
  );
}

function Outcome({ shared, onSave }: { readonly shared: Shared; onSave(): void }) {
  const t = useWords();
  switch (shared.did) {
    case 'saved':
      return <p>{t('replay.saved', { name: shared.name })}</p>;
    case 'copied':
      return <p>{t('replay.copied')}</p>;
    case 'written':
      return <WrittenLink label={t('replay.written')} link={shared.link} />;
    case 'nothing':
      return (
        <>
          <p>{t(`fault.${shared.why}`)}</p>
          {shared.why === 'too-long' && (
            <button type="button" className="button" onClick={onSave}>
              <Icon name="save" />
              {t('replay.saveInstead')}
            </button>
          )}
        </>
      );
  }
}
