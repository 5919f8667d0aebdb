import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { classNames } from './class-names.ts';
import s from './tabs.module.css';

export interface Tab<Id extends string> {
  id: Id;
  label: ReactNode;
  /** CSS colour of the line under the chosen tab. */
  color?: string;
}

const STEP: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tab buttons (SHELL-16). The caller shows the panel: `<div role="tabpanel" id={panelId} aria-labelledby={…}>`. */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  panelId,
  className,
}: {
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  panelId: string;
  className?: string;
}) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const to = { Home: 0, End: tabs.length - 1 }[event.key] ?? at + (STEP[event.key] ?? 0);
    const next = tabs[(to + tabs.length) % tabs.length];
    if (!next || next.id === selected) return;
    event.preventDefault();
    onSelect(next.id);
    list.current?.querySelectorAll<HTMLButtonElement>('[role=tab]')[tabs.indexOf(next)]?.focus();
  };
  return (
    <div className={classNames(s.tabs, className)} role="tablist" aria-label={label} ref={list} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          className={s.tab}
          id={`${panelId}-${tab.id}`}
          aria-selected={tab.id === selected}
          aria-controls={panelId}
          tabIndex={tab.id === selected ? 0 : -1}
          style={tab.color ? ({ '--c': tab.color } as object) : undefined}
          onClick={() => onSelect(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
