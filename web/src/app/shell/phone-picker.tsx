import { useState } from 'react';
import { BottomSheet } from '../../ui/bottom-sheet.tsx';
import { Button } from '../../ui/button.tsx';
import { Chips } from '../../ui/choice.tsx';
import { PickerButton } from '../../ui/picker.tsx';
import { chosen } from './picker.tsx';
import type { Choice } from './use-choices.ts';
import s from './frame.module.css';

/** On a phone course, class and school year are one button that opens a sheet from below. */
export function PhonePicker({ choices }: { choices: readonly Choice[] }) {
  const [open, setOpen] = useState(false);
  const [course, ...others] = choices;
  const names = others.flatMap((choice) => chosen(choice)?.label ?? []);
  const title = others.length > 0 ? 'Klasse, skoleår og kursus' : 'Kursus';
  const courseName = (course && chosen(course)?.label) ?? '';
  return (
    <>
      <PickerButton
        className={s.onlyPhone}
        label={names.length > 0 ? courseName : 'Kursus'}
        value={names.length > 0 ? names.join(' · ') : courseName}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <BottomSheet open={open} onClose={() => setOpen(false)} title={title}>
        <div className={s.phoneChoices}>
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
