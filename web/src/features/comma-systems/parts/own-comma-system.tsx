import { FieldError } from '../../../ui/field.tsx';
import type { TaskCommaSystem } from '@ordklar/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../lib/api/client.ts';
import { Chips } from '../../../ui/choice.tsx';
import { commaText } from '../comma-systems.text.ts';
import s from '../comma-systems.module.css';

const text = commaText.own;
type Choice = 'class' | 'yes' | 'no';

/** The pupil says which commas the own text follows, as in the Danish exam (PD-22). Kept at once. */
export function OwnCommaSystem({
  homeworkId,
  system,
  onChange,
}: {
  homeworkId: number;
  system: TaskCommaSystem;
  /** Called with what holds now: at once, and again where it could not be saved. */
  onChange: (system: TaskCommaSystem) => void;
}) {
  // pressed, and shown so in the same moment: what the cache tells comes a little later
  const [pressed, setPressed] = useState<Choice | null>(null);
  const save = useMutation({
    mutationFn: (own: TaskCommaSystem['own']) =>
      client.setOwnCommaSystem({ params: { id: homeworkId }, body: { startkomma: own } }),
    onMutate: (own) => {
      onChange({ ...system, own });
      return system;
    },
    onSuccess: onChange,
    onError: (_error, _own, before) => before && onChange(before),
    onSettled: () => setPressed(null),
  });
  return (
    <section className={s.commaOwn} aria-label={text.label}>
      <div>
        <h3>{text.label}</h3>
        <p>{text.hint}</p>
      </div>
      <Chips<Choice>
        label={text.label}
        value={pressed ?? system.own ?? 'class'}
        onChange={(choice) => {
          setPressed(choice);
          save.mutate(choice === 'class' ? null : choice);
        }}
        options={[
          { value: 'class', label: text.asClass[system.squad] },
          { value: 'yes', label: commaText.short.yes },
          { value: 'no', label: commaText.short.no },
        ]}
      />
      {save.isError && <FieldError>{text.failed}</FieldError>}
    </section>
  );
}
