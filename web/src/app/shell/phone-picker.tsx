import { useState } from 'react';
import { BottomSheet } from '../../ui/bottom-sheet.tsx';
import { Button } from '../../ui/button.tsx';
import { Chips } from '../../ui/choice.tsx';
import { IconChevronDown } from '../../ui/icons.ts';
import { chosen } from './picker.tsx';
import type { Choice } from './use-choices.ts';
import { classNames } from '../../ui/class-names.ts';
import frame from './frame.module.css';
import s from '../../ui/picker.module.css';

/** On a phone course, class and school year are one button that opens a sheet from below. */
export function PhonePicker({ choices }: { choices: readonly Choice[] }) {
  const [open, setOpen] = useState(false);
  const [course, ...others] = choices;
  const names = others.flatMap((choice) => chosen(choice)?.label ?? []);
  const title = others.length > 0 ? 'Klasse, skoleår og kursus' : 'Kursus';
  const courseName = (course && chosen(course)?.label) ?? '';
  return (
    <>
      <button
        className={classNames(s.picker, s.onlyPhone)}
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span>
          <small>{names.length > 0 ? courseName : 'Kursus'}</small>
          <b>{names.length > 0 ? names.join(' · ') : courseName}</b>
        </span>
        <IconChevronDown aria-hidden="true" />
      </button>
      <BottomSheet open={open} onClose={() => setOpen(false)} title={title}>
        <div className={frame.phoneChoices}>
          {/* the class first: there are few of them, and courses fill many screens */}
          {[...others, ...(course ? [course] : [])].map((choice) => (
            <section key={choice.label}>
              <h3>{choice.label}</h3>
              <Chips
                label={choice.label}
                options={choice.options}
                value={choice.value}
                onChange={(value) => choice.onChoose(value)}
              />
            </section>
          ))}
          <Button look="primary" onClick={() => setOpen(false)}>
            Færdig
          </Button>
        </div>
      </BottomSheet>
    </>
  );
}
