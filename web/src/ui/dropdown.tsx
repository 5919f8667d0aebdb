import {
  createContext,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from './class-names.ts';
import { IconCheck } from './icons.ts';
import { useOverlays } from './load-overlays.ts';
import s from './dropdown.module.css';

const Close = createContext<() => void>(() => undefined);

const items = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];

function List({ label, children }: { label: string; children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const all = items(list.current);
    const chosen = all.find((item) => item.ariaChecked === 'true');
    const onlyChoices = all.every((item) => item.role === 'menuitemradio');
    (onlyChoices && chosen ? chosen : all[0])?.focus({ preventScroll: true });
  }, []);
  const move = (event: KeyboardEvent) => {
    const all = items(list.current);
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    all[(to + all.length) % all.length]?.focus();
  };
  return (
    <div ref={list} role="menu" aria-label={label} onKeyDown={move}>
      {children}
    </div>
  );
}

/** What the button of a list is given. */
interface TargetProps {
  ref: Ref<HTMLButtonElement>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
  onPointerEnter: () => void;
  onFocus: () => void;
}

/**
 * A button that opens a list of things to do or to choose: arrow keys walk, Escape and a press elsewhere close it.
 * `target` is a button; `label` names the list.
 */
export function Dropdown({
  target,
  label,
  align = 'start',
  width = 280,
  children,
}: {
  target: (props: TargetProps) => ReactElement;
  label: string;
  align?: 'start' | 'end';
  width?: number;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const [isNear, setNear] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const overlays = useOverlays(open || isNear);
  const comeNear = () => setNear(true);
  return (
    <>
      {target({
        ref: setButton,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onClick: () => setOpen(!open),
        onPointerEnter: comeNear,
        onFocus: comeNear,
      })}
      {overlays && (
        <overlays.DropdownPanel
          anchor={button}
          open={open}
          onChange={setOpen}
          label={label}
          align={align}
          width={width}
        >
          <Close value={() => setOpen(false)}>
            <List label={label}>{children}</List>
          </Close>
        </overlays.DropdownPanel>
      )}
    </>
  );
}

/** A line of the list. With `checked` it is one of several to choose between. */
export function DropdownItem({
  icon,
  checked,
  onPress,
  children,
}: {
  icon?: ReactNode;
  checked?: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  const close = use(Close);
  const press = () => {
    close();
    onPress();
  };
  return (
    <button
      type="button"
      className={classNames(s.item, checked && s.isChecked)}
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      onClick={press}
    >
      {icon}
      <span>{children}</span>
      {checked && <IconCheck aria-hidden="true" />}
    </button>
  );
}

/** What stands in the list to be read, and is no line of it. */
export const DropdownNote = ({ children }: { children: ReactNode }) => (
  <div className={s.note} role="presentation">
    {children}
  </div>
);

/** Lines that belong together, under a small heading. */
export function DropdownGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={s.group}>
      <div className={s.label} aria-hidden="true">
        {label}
      </div>
      {children}
    </div>
  );
}
