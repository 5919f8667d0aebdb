import { COMMENT_ID, type WrittenMark } from '@ordklar/contract';
import { useCallback, useState } from 'react';
import { showModal } from '../../../../lib/modals/modal-store.ts';
import { showToast } from '../../../../lib/toasts/toast-store.ts';
import type { DraftKeeper } from '../../../../lib/saving/draft-keeper.ts';
import {
  addMark,
  alike,
  changeMark,
  isCommentOnly,
  isSpelling,
  type MarkContent,
  removeMarks,
  setComment,
  setShown,
} from '../../editing/edit-marks.ts';
import { type CategoryGroup, findCategory } from '../../editing/mark-categories.ts';
import type { DraftView, MarksDraft } from '../../editing/marks-draft.ts';
import type { Brought } from '../../editing/written-marks.ts';
import { isActive } from '../../marks/mark-type.ts';
import type { TextRange } from '../../marks/selected-range.ts';
import { markingText as text } from '../marking.text.ts';
import { useNotAnError } from '../mark/use-not-an-error.ts';
import { type ChosenMark, useChosenMark } from './use-chosen-mark.ts';
import { useOpenForm } from './use-open-form.ts';

/** What a mark can be about: fetched, or on its way. */
interface Categories {
  data?: readonly CategoryGroup[] | undefined;
  refetch: (how: { cancelRefetch: false; throwOnError: true }) => Promise<unknown>;
}

/** What the verbs below work on. */
interface Room {
  view: DraftView;
  draft: MarksDraft;
  categories: Categories;
  chosen: ChosenMark;
  forms: ReturnType<typeof useOpenForm>;
}

const placeOf = ({ offset, length }: TextRange): TextRange => ({ offset, length });

/** While the engine reads the text again nothing is changed. */
const isLocked = ({ view }: Room): boolean => view.set.state === 'queued';

const sayThatTheyFailed = () => showToast({ type: 'error', message: text.form.categoriesFailed });

function needCategories({ categories }: Room): readonly CategoryGroup[] | null {
  if (categories.data) return categories.data;
  sayThatTheyFailed();
  return null;
}

/** Does it once the categories are there: who presses a key on a page that has just come waits a moment, and is not refused. */
function withCategories({ categories }: Room, act: () => void): void {
  if (categories.data) act();
  else categories.refetch({ cancelRefetch: false, throwOnError: true }).then(act, sayThatTheyFailed);
}

/** Back from the form to the mark it was about. */
function leaveFor({ chosen, forms }: Room, id: string | null): void {
  forms.setForm(null);
  if (id !== null) chosen.goTo(id, true);
}

/** Where one comes back to when nothing was made: words that one has walked to take the focus themselves. */
const cameFrom = ({ chosen }: Room): string | null => (chosen.walk ? null : chosen.selectedId);

/** Opening a form, and leaving it without a change of the text. */
function opening(room: Room) {
  const { view, chosen, forms } = room;
  const { selected, range } = chosen;
  const writing = (act: () => void) => {
    if (!isLocked(room)) withCategories(room, act);
  };
  const open = (place: Parameters<typeof forms.open>[0], given?: WrittenMark) => {
    chosen.stayHere(); // the field has the focus: a mark that one has walked to within this frame takes it no more
    forms.open(place, place.mark?.token ?? chosen.wordsAt(place), given);
  };
  const demand = (message: string) => showToast({ type: 'error', message, timeout: 4000 });
  return {
    /** Takes up what was begun. The mark it was about may be gone: then it is about its words. */
    goOn: (written: WrittenMark) =>
      writing(() => {
        const mark = view.marks.find(({ id }) => id === written.markId) ?? null;
        const kind = mark || written.kind === 'comment' ? written.kind : 'create';
        const now = { ...written, kind, markId: mark?.id ?? null };
        forms.turn(written, now);
        chosen.choose(mark?.id ?? null);
        open({ kind, mark, ...placeOf(written) }, now);
      }),
    edit: () =>
      writing(() => {
        if (selected)
          open({ kind: isCommentOnly(selected) ? 'comment' : 'edit', mark: selected, ...placeOf(selected) });
      }),
    startNew: () =>
      writing(() => {
        if (range) open({ kind: 'create', mark: null, ...range });
        else demand(text.selectFirst);
      }),
    startComment: () =>
      writing(() => {
        if (range) open({ kind: 'comment', mark: null, ...range });
        else if (selected) open({ kind: 'comment', mark: selected, ...placeOf(selected) });
        else demand(text.chooseFirst);
      }),
    /** Leaves the form; what is written in it stays begun. */
    leaveForm: () => leaveFor(room, cameFrom(room)),
    /** Gives up what is written in the form. */
    closeForm: () => {
      if (forms.form) forms.drop(forms.form.fresh);
      leaveFor(room, cameFrom(room));
    },
  };
}

/** What is written in the open form becomes a mark, or a change of one. */
function savingForms(room: Room) {
  const { view, draft, chosen, forms } = room;
  const { form } = forms;
  const createMark = (place: TextRange, content: MarkContent) => {
    const id = `u${crypto.randomUUID()}`;
    draft.edit(addMark(id, view.set.text, place, content));
    chosen.chooseMade(id);
    return id;
  };
  return {
    save: (content: MarkContent) => {
      if (!form) return;
      forms.drop(form.fresh);
      if (form.mark) draft.edit(changeMark(form.mark.id, content));
      leaveFor(room, form.mark ? form.mark.id : createMark(placeOf(form), content));
    },
    saveComment: (comment: string | null, brings: Brought | null) => {
      const groups = needCategories(room);
      if (form?.kind !== 'comment' || !groups) return;
      forms.drop(form.fresh);
      if (form.mark) {
        draft.edit(setComment(form.mark.id, comment));
        return leaveFor(room, form.mark.id);
      }
      const category = findCategory(groups, brings?.subcategoryId ?? COMMENT_ID);
      const content = { category, replacement: brings?.replacement ?? null, explanation: '', comment };
      leaveFor(room, comment ? createMark(placeOf(form), content) : cameFrom(room));
    },
  };
}

/** Hiding the chosen mark, and taking away what the teacher has set. */
function removing(room: Room) {
  const { view, draft, chosen } = room;
  const { selected } = chosen;
  const remove = async (ids: readonly string[]) => {
    if (ids.length === 0 || isLocked(room)) return;
    if (await showModal('ConfirmRemoveCorrectionsModal', { count: ids.length })) draft.edit(removeMarks(new Set(ids)));
  };
  return {
    hide: () => {
      if (selected && !isLocked(room)) draft.edit(setShown(selected.id, !isActive(selected)));
    },
    remove: () => remove(selected?.isUser ? [selected.id] : []),
    removeOwn: () => remove(view.marks.filter((mark) => mark.isUser).map((mark) => mark.id)),
  };
}

/** 'Ikke en fejl': a spelling mark of the engine's first asks whether the whole school accepts the word. */
function useDoubt(room: Room) {
  const { view, draft, chosen } = room;
  const { selected } = chosen;
  const [doubted, setDoubted] = useState<string | null>(null);
  const judge = useNotAnError(view, draft);
  return {
    notAnError: () => {
      if (!selected || isLocked(room) || !isActive(selected) || selected.isUser) return;
      if (isSpelling(selected)) setDoubted(selected.id);
      else judge.here(selected);
    },
    isDoubted: selected !== null && doubted === selected.id,
    alikeCount: selected ? alike(view.marks, selected).length : 0,
    endDoubt: () => {
      setDoubted(null);
      leaveFor(room, chosen.selectedId);
    },
    acceptHere: () => selected && judge.here(selected),
    acceptInSchool: () => selected && void judge.inSchool(selected),
  };
}

/** The chosen mark, the selected words, the open form, and all that a teacher does with them. */
export function useDesk(
  view: DraftView,
  draft: MarksDraft,
  keeper: DraftKeeper<WrittenMark[]>,
  categories: Categories,
) {
  const forms = useOpenForm(keeper);
  const { setForm } = forms;
  const closeForms = useCallback(() => setForm(null), [setForm]);
  const chosen = useChosenMark(view, closeForms);
  const room = { view, draft, categories, chosen, forms };
  return { ...chosen, ...forms, ...opening(room), ...savingForms(room), ...removing(room), ...useDoubt(room) };
}
export type Desk = ReturnType<typeof useDesk>;
