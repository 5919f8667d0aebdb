import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from './class-names.ts';
import { CourseIcon } from './course-icon.tsx';
import { IconChevronDown } from './icons.ts';
import s from './picker.module.css';

/** A button that says what is chosen, and opens what one can choose from. `productId` is of a course, which gives way first. */
export function PickerButton({
  label,
  value,
  productId,
  className,
  ...rest
}: {
  /** What is chosen of: 'Klasse'. */
  label: string;
  value: string;
  productId?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
} & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'value' | 'children'>) {
  return (
    <button className={classNames(s.picker, productId && s.ofCourse, className)} type="button" {...rest}>
      {productId && <CourseIcon className={s.course} productId={productId} />}
      <span>
        <small>{label}</small>
        <b>{value}</b>
      </span>
      <IconChevronDown aria-hidden="true" />
    </button>
  );
}
