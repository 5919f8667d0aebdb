import { COMMENT_ID, type WrittenMark } from '@ordklar/contract';
import { useCallback, useMemo, useRef, useState } from 'react';
import { showModal } from '../../../lib/modals/modal-store.ts';
import { showToast } from '../../../lib/toasts/toast-store.ts';
import type { DraftKeeper } from '../../../lib/saving/draft-keeper.ts';
import { useDraft } from '../../../lib/saving/keepers.ts';
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
} from '../editing/edit-marks.ts';
import { type CategoryGroup, findCategory } from '../editing/mark-categories.ts';
import type { DraftView, MarksDraft } from '../editing/marks-draft.ts';
import { type Brought, type FormPlace, freshMark, isSameForm, withWritten } from '../editing/written-marks.ts';
import { readingOrder } from '../marks/lay-out-marks.ts';
import { isActive } from '../marks/mark-type.ts';
import type { TextRange } from '../marks/selected-range.ts';
import { markingText as text } from './marking.text.ts';
import { useNotAnError } from './mark/use-not-an-error.ts';

/** What stands in the place of 'Lær mere' while the teacher writes. */
export interface OpenForm extends FormPlace {
  token: string;
  /** The fields as they stood when nothing was written, and as they stand when the form opens. */
  fresh: WrittenMark;
  written: WrittenMark;
}

/** Goes to a mark in the text: into sight (marked-text.module.css keeps it above the sheet of a phone), and with the focus where keys are used. */
export function showMark(id: string, focus: boolean): void {
  const buttons = document.querySelectorAll<HTMLElement>('[data-part=text] [data-mark][role=button]');
  const element = [...buttons].find((button) => button.dataset.mark === id);
  if (focus) element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}

/** Goes to a mark when it is drawn, unless one has gone elsewhere by then: keys may follow each other within a frame. */
function useGoingToMarks() {
  const frame = useRef(0);
  const stop = useCallback(() => cancelAnimationFrame(frame.current), []);
  const goTo = useCallback((id: string, focus: boolean) => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => showMark(id, focus));
  }, []);
  return { goTo, stop };
}

/** The chosen mark, the selected words, the open form, and all that a teacher does with them. */
export function useDesk(
  view: DraftView,
  draft: MarksDraft,
  keeper: DraftKeeper<WrittenMark[]>,
  categories: readonly CategoryGroup[] | undefined,
) {
  const { marks, set } = view;
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [range, setRange] = useState<TextRange | null>(null);
  /** The words one has walked to by the keyboard; they wait while a form about them is open. */
  const [walk, setWalk] = useState<TextRange | null>(null);
  const [form, setForm] = useState<OpenForm | null>(null);
  const begun = useDraft(keeper).content ?? [];
  const [doubted, setDoubted] = useState<string | null>(null);
  const judge = useNotAnError(view, draft);
  const { goTo, stop: stayHere } = useGoingToMarks();
  const order = useMemo(() => readingOrder(set.text, marks, { showHidden: true }), [set.text, marks]);
  const index = order.findIndex((mark) => mark.id === selectedId);
  const selected = order[index] ?? null;
  const isLocked = set.state === 'queued';
  const wordsAt = ({ offset, length }: TextRange) => set.text.slice(offset, offset + length);

  const select = useCallback(
    (id: string) => {
      setSelectedId(id);
      setForm(null);
      setWalk(null);
      goTo(id, false);
    },
    [goTo],
  );
  const step = (by: 1 | -1, focus: boolean) => {
    if (order.length === 0) return;
    const next = order[index < 0 ? (by > 0 ? 0 : order.length - 1) : (index + by + order.length) % order.length];
    if (!next) return;
    setSelectedId(next.id);
    setForm(null);
    setWalk(null);
    goTo(next.id, focus);
  };
  const needCategories = (): readonly CategoryGroup[] | null => {
    if (categories) return categories;
    showToast({ type: 'error', message: text.form.categoriesFailed });
    return null;
  };
  const createMark = (place: TextRange, content: MarkContent) => {
    const id = `u${crypto.randomUUID()}`;
    draft.edit(addMark(id, set.text, place, content));
    document.getSelection()?.removeAllRanges();
    setRange(null);
    setWalk(null);
    setSelectedId(id);
    return id;
  };
  /** Opens a form with what was begun in it, or with what is given. */
  const open = (place: FormPlace, given?: WrittenMark) => {
    const token = place.mark?.token ?? wordsAt(place);
    const fresh = freshMark(place, token);
    stayHere(); // the field has the focus: a mark that one has walked to within this frame takes it no more
    setForm({ ...place, token, fresh, written: given ?? begun.find((each) => isSameForm(each, fresh)) ?? fresh });
  };
  const placeOf = (mark: TextRange): TextRange => ({ offset: mark.offset, length: mark.length });
  const drop = (mark: WrittenMark) => keeper.write(withWritten(keeper.read().content, mark, null));
  /** Back from the form to the mark it was about. */
  const leaveForm = (id: string | null) => {
    setForm(null);
    if (id !== null) goTo(id, true);
  };
  /** Where one comes back to when nothing was made: words that one has walked to take the focus themselves. */
  const cameFrom = walk ? null : selectedId;

  return {
    /** The marks by their numbers, hidden ones too. */
    order,
    selected,
    selectedId,
    place: index < 0 ? null : { number: index + 1, count: order.length },
    range,
    selectedWords: range ? wordsAt(range) : null,
    form,
    select,
    unselect: () => setSelectedId(null),
    step,
    selectText: setRange,
    walk,
    startWalk: () => {
      stayHere();
      setWalk({ offset: selected?.offset ?? 0, length: 0 });
    },
    walkTo: (to: TextRange | null) => {
      setRange(to);
      setWalk(to);
    },
    endWalk: () => setWalk(null),
    /** What is begun and stands in no open form. */
    begun: begun.filter((each) => !form || !isSameForm(each, form.fresh)),
    hasBegun: begun.length > 0,
    wordsAt,
    write: (now: WrittenMark) => form && keeper.write(withWritten(keeper.read().content, now, form.fresh)),
    drop,
    /** Takes up what was begun. The mark it was about may be gone: then it is about its words. */
    goOn: (written: WrittenMark) => {
      if (isLocked || !needCategories()) return;
      const mark = marks.find(({ id }) => id === written.markId) ?? null;
      const kind = mark || written.kind === 'comment' ? written.kind : 'create';
      const now = { ...written, kind, markId: mark?.id ?? null };
      drop(written);
      keeper.write([...(keeper.read().content ?? []), now]);
      setSelectedId(mark?.id ?? null);
      open({ kind, mark, ...placeOf(written) }, now);
    },
    /** Leaves the form; what is written in it stays begun. */
    leaveForm: () => leaveForm(cameFrom),
    /** Gives up what is written in the form. */
    closeForm: () => {
      if (form) drop(form.fresh);
      leaveForm(cameFrom);
    },
    hide: () => {
      if (!selected || isLocked) return;
      draft.edit(setShown(selected.id, !isActive(selected)));
    },
    /** No error here; a spelling mark of the engine's first asks whether the whole school accepts the word. */
    notAnError: () => {
      if (!selected || isLocked || !isActive(selected) || selected.isUser) return;
      if (isSpelling(selected)) setDoubted(selected.id);
      else judge.here(selected);
    },
    isDoubted: selected !== null && doubted === selected.id,
    alikeCount: selected ? alike(marks, selected).length : 0,
    endDoubt: () => {
      setDoubted(null);
      leaveForm(selectedId);
    },
    acceptHere: () => selected && judge.here(selected),
    acceptInSchool: () => selected && void judge.inSchool(selected),
    edit: () => {
      if (!selected || isLocked || !needCategories()) return;
      open({ kind: isCommentOnly(selected) ? 'comment' : 'edit', mark: selected, ...placeOf(selected) });
    },
    startNew: () => {
      if (isLocked || !needCategories()) return;
      if (!range) return showToast({ type: 'error', message: text.selectFirst, timeout: 4000 });
      open({ kind: 'create', mark: null, ...range });
    },
    startComment: () => {
      if (isLocked || !needCategories()) return;
      if (range) return open({ kind: 'comment', mark: null, ...range });
      if (selected) return open({ kind: 'comment', mark: selected, ...placeOf(selected) });
      showToast({ type: 'error', message: text.chooseFirst, timeout: 4000 });
    },
    save: (content: MarkContent) => {
      if (!form) return;
      drop(form.fresh);
      if (form.mark) draft.edit(changeMark(form.mark.id, content));
      leaveForm(form.mark ? form.mark.id : createMark(placeOf(form), content));
    },
    saveComment: (comment: string | null, brings: Brought | null) => {
      const groups = needCategories();
      if (form?.kind !== 'comment' || !groups) return;
      drop(form.fresh);
      if (form.mark) {
        draft.edit(setComment(form.mark.id, comment));
        return leaveForm(form.mark.id);
      }
      const category = findCategory(groups, brings?.subcategoryId ?? COMMENT_ID);
      const content = { category, replacement: brings?.replacement ?? null, explanation: '', comment };
      leaveForm(comment ? createMark(placeOf(form), content) : cameFrom);
    },
    remove: async () => {
      if (!selected?.isUser || isLocked) return;
      if (await showModal('ConfirmRemoveCorrectionsModal', { count: 1 }))
        draft.edit(removeMarks(new Set([selected.id])));
    },
    removeOwn: async () => {
      const own = marks.filter((mark) => mark.isUser);
      if (own.length === 0 || isLocked) return;
      if (await showModal('ConfirmRemoveCorrectionsModal', { count: own.length }))
        draft.edit(removeMarks(new Set(own.map((mark) => mark.id))));
    },
  };
}
export type Desk = ReturnType<typeof useDesk>;
