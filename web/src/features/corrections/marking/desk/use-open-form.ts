import type { WrittenMark } from '@ordklar/contract';
import { useState } from 'react';
import type { DraftKeeper } from '../../../../lib/saving/draft-keeper.ts';
import { useDraft } from '../../../../lib/saving/keepers.ts';
import { type FormPlace, freshMark, isSameForm, withWritten } from '../../editing/written-marks.ts';

/** What stands in the place of 'Lær mere' while the teacher writes. */
export interface OpenForm extends FormPlace {
  token: string;
  /** The fields as they stood when nothing was written, and as they stand when the form opens. */
  fresh: WrittenMark;
  written: WrittenMark;
}

/** The form that is open, and what is begun in this and in others: it is kept until it is saved or given up. */
export function useOpenForm(keeper: DraftKeeper<WrittenMark[]>) {
  const [form, setForm] = useState<OpenForm | null>(null);
  const begun = useDraft(keeper).content ?? [];
  return {
    form,
    setForm,
    /** What is begun and stands in no open form. */
    begun: begun.filter((each) => !form || !isSameForm(each, form.fresh)),
    hasBegun: begun.length > 0,
    /** Opens a form with what was begun in it, or with what is given. */
    open: (place: FormPlace, token: string, given?: WrittenMark) => {
      const fresh = freshMark(place, token);
      setForm({ ...place, token, fresh, written: given ?? begun.find((each) => isSameForm(each, fresh)) ?? fresh });
    },
    write: (now: WrittenMark) => form && keeper.write(withWritten(keeper.read().content, now, form.fresh)),
    drop: (mark: WrittenMark) => keeper.write(withWritten(keeper.read().content, mark, null)),
    /** What was begun about one mark is about another from now on. */
    turn: (from: WrittenMark, to: WrittenMark) =>
      keeper.write([...(withWritten(keeper.read().content, from, null) ?? []), to]),
  };
}
