import { to } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import './RuleLink.css';

/** Leads to a rule in the reference. Its number is for those who know their way there. */
export function RuleLink({ game, rule }: { readonly game: string; readonly rule: string }) {
  const t = useWords();
  return (
    <a className="rule-link" href={to.rules(game, rule)}>
      {t('table.rule')} <small>{rule}</small>
    </a>
  );
}
