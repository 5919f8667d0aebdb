/** Of several forms of a word the one that begins most like what is written; undefined of none. */
export function closestForm(forms: readonly string[], written: string): string | undefined {
  const shared = (form: string): number => {
    let k = 0;
    while (k < form.length && form[k] === written[k]) k++;
    return k;
  };
  let best = forms[0];
  for (const form of forms) if (shared(form) > shared(best!)) best = form;
  return best;
}
