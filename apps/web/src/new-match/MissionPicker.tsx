import type { NewMatchForm } from '@sightline/table';
import { useId } from 'react';
import { useWords } from '../app/words.ts';
import './MissionPicker.css';

interface Props {
  readonly form: NewMatchForm;
  readonly value: string;
  onChange(id: string): void;
}

/** The missions, operation by operation in their order; the chosen one shows its briefing. */
export function MissionPicker({ form, value, onChange }: Props) {
  const t = useWords();
  const name = useId();
  return (
    <div className="missions">
      {form.operations.map((operation) => (
        <fieldset key={operation.id}>
          <legend>
            <span className="missions-kicker">{t('new-match.operation')}</span> {operation.name}
          </legend>
          {operation.missions.map((id) => {
            const mission = form.missions.find((each) => each.id === id);
            return (
              mission !== undefined && (
                <label key={id} className="mission">
                  <input
                    type="radio"
                    name={name}
                    checked={id === value}
                    onChange={() => onChange(id)}
                    aria-describedby={id === value ? `${name}-briefing` : undefined}
                  />
                  <span className="missions-kicker">{mission.kicker}</span>
                  <strong>{mission.name}</strong>
                  {id !== value && <span className="mission-aim">{mission.objective}</span>}
                  {id === value && (
                    <span id={`${name}-briefing`} className="mission-more">
                      <span>{mission.briefing}</span>
                      <span className="mission-objective">
                        <b>{t('new-match.objective')}</b> {mission.objective}
                      </span>
                    </span>
                  )}
                </label>
              )
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}

/** All missions of an operation at once. */
export function OperationPicker({ form, value, onChange }: Props) {
  const t = useWords();
  const name = useId();
  return (
    <fieldset className="missions">
      <legend className="visually-hidden">{t('new-match.operation')}</legend>
      {form.operations.map(({ id, name: title, missions }) => (
        <label key={id} className="mission operation">
          <input type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
          <span className="missions-kicker">{t('new-match.operation')}</span>
          <strong>{title}</strong>
          <span className="operation-text">{t('new-match.operation.text', { n: missions.length })}</span>
          <span className="operation-missions">
            {missions.map((each) => (
              <span key={each}>{form.missions.find((mission) => mission.id === each)?.name}</span>
            ))}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
