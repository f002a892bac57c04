import { type PointerEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { to } from '../app/route.ts';
import { useWords } from '../app/words.ts';
import { jumpTo } from './arrival.ts';
import { rulesOf, wordsOf } from './catalog.ts';
import { type ReferenceContext, useReading } from './reading.ts';
import './rule-link.css';

interface Props {
  readonly target: string;
  readonly text: string;
}

const WAIT = 160;
const LONGEST = 420;

/** A reference to a rule: jumps there; resting on it shows the rule at once. */
export function RuleLink({ target, text }: Props) {
  const reading = useReading();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  const href = to.rules(reading.game, target);
  const turn = (on: boolean, wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(on), wait);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse';
  return (
    <span
      className="rule-link"
      onPointerEnter={(event) => isMouse(event) && turn(true, WAIT)}
      onPointerLeave={(event) => isMouse(event) && turn(false, WAIT)}
    >
      <a
        href={href}
        aria-describedby={open ? id : undefined}
        aria-label={text.includes(target) ? undefined : target}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && turn(true, 0)}
        onBlur={() => turn(false, 0)}
        onClick={() => {
          turn(false, 0);
          // The address stays the same, so that nothing else would bring the reader there.
          if (location.hash === href) jumpTo(target);
        }}
      >
        {text}
      </a>
      {open && <Preview id={id} target={target} reading={reading} close={() => turn(false, 0)} />}
    </span>
  );
}

interface PreviewProps {
  readonly id: string;
  readonly target: string;
  readonly reading: ReferenceContext;
  close(): void;
}

function Preview({ id, target, reading, close }: PreviewProps) {
  const t = useWords();
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    const link = current?.parentElement?.querySelector('a')?.getClientRects()[0];
    if (current === null || link === undefined) return;
    const { width, height } = current.getBoundingClientRect();
    const below = link.bottom + height + 16 < innerHeight || link.top < height + 16;
    current.style.left = `${Math.max(8, Math.min(link.left, document.documentElement.clientWidth - width - 8))}px`;
    current.style.top = `${below ? link.bottom + 4 : link.top - height - 4}px`;
  }, []);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    addEventListener('keydown', onKey);
    addEventListener('scroll', close, { passive: true });
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('scroll', close);
    };
  });
  const rule = reading.catalog.rules.get(target);
  const chapter = reading.catalog.places.get(target);
  if (chapter === undefined) return null;
  const words = rule === undefined ? t('reference.rules', { n: rulesOf(chapter).length }) : wordsOf(rule);
  return (
    <span role="tooltip" id={id} ref={box} className="rule-link-preview">
      <span className="rule-link-preview-head">
        <b>{target}</b> {chapter.title}
      </span>
      {words.length > LONGEST ? `${words.slice(0, words.lastIndexOf(' ', LONGEST))} …` : words}
    </span>
  );
}
