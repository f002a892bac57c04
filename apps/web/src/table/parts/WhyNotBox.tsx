import { useWords } from '../../app/words.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { WhyNotBoxProps } from '../parts.ts';
import { RuleLink } from './RuleLink.tsx';
import './WhyNotBox.css';

/** Why what was clicked can't be chosen. */
export function WhyNotBox({ whyNot, game, onClose }: WhyNotBoxProps) {
  const t = useWords();
  return (
    <div className="why-not" role="status" aria-label={t('table.whyNot')}>
      <Icon name="cancel" className="why-not-icon" />
      <p>
        {whyNot.text} {whyNot.rule !== null && <RuleLink game={game} rule={whyNot.rule} />}
      </p>
      <button type="button" onClick={onClose} aria-label={t('table.close')}>
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}
