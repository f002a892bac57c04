import { type ReactNode, useId, useRef } from 'react';
import './Hint.css';

interface Props {
  readonly hint: string;
  readonly className: string;
  readonly tone?: string;
  readonly hue?: number | undefined;
  readonly children: ReactNode;
}

/** Something that explains itself to the pointer, the focus and the finger, though there is nothing to choose. */
export function Hint({ hint, className, tone, hue, children }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLSpanElement>(null);

  function show() {
    const [at, box] = [button.current, tip.current];
    if (at === null || box === null || box.matches(':popover-open')) return;
    box.showPopover();
    const from = at.getBoundingClientRect();
    const size = box.getBoundingClientRect();
    const below = from.bottom + 8 + size.height < innerHeight;
    const left = from.left + from.width / 2 - size.width / 2;
    box.style.left = `${Math.max(8, Math.min(left, innerWidth - size.width - 8))}px`;
    box.style.top = `${below ? from.bottom + 6 : Math.max(8, from.top - size.height - 6)}px`;
  }
  const hide = () => {
    if (tip.current?.matches(':popover-open')) tip.current.hidePopover();
  };

  return (
    <>
      <button
        type="button"
        ref={button}
        className={`hint ${className}`}
        aria-describedby={id}
        {...(tone === undefined ? {} : { 'data-tone': tone })}
        data-hue={hue}
        // Something may come to lie below a hand that rests: nobody asked then.
        onPointerMove={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
        onClick={show}
        onKeyDown={(e) => {
          if (e.key === 'Escape') hide();
        }}
      >
        {children}
      </button>
      <span ref={tip} id={id} role="tooltip" popover="manual" className="hint-tip">
        {hint}
      </span>
    </>
  );
}
