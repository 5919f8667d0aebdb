import { FieldError } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { editorText as text } from '../blog-editor.text.ts';

/** A category or an author of a post, by id. */
export function ChooseFrom({
  label,
  rows,
  value,
  fault,
  none = text.choose,
  onChange,
}: {
  label: string;
  rows: readonly { id: number; name: string }[];
  value: number | null;
  fault?: string | undefined;
  /** What stands there while none is chosen. */
  none?: string;
  onChange: (id: number | null) => void;
}) {
  return (
    <div>
      <SelectField
        label={label}
        value={value === null ? '' : String(value)}
        options={[{ value: '', label: none }, ...rows.map(({ id, name }) => ({ value: String(id), label: name }))]}
        onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
      />
      {fault && <FieldError>{fault}</FieldError>}
    </div>
  );
}
