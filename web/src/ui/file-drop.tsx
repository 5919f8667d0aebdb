import { type MouseEvent, type ReactNode, type RefObject, useState } from 'react';

/** What does something else when it is clicked; the input too, whose own click comes by here. */
const HAS_ITS_OWN_CLICK = 'button, a, input, label, select, [role=alert]';

interface FileDropProps {
  input: RefObject<HTMLInputElement | null>;
  className: string;
  /** What assistive technology calls the choosing of files. */
  label: string;
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  /** A click between the children opens the system's window too; from the keyboard one of the children does. */
  opensAnywhere?: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/**
 * Where files are dropped, or chosen in the system's window by a press of `input` from one of the children.
 * @param onFiles gets what was dropped, none where it was words or pictures of a page; never while disabled.
 */
export function FileDrop({
  input,
  className,
  label,
  accept,
  multiple = false,
  disabled = false,
  opensAnywhere = false,
  onFiles,
  children,
}: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const take = (list: FileList | null) => {
    if (!disabled) onFiles([...(list ?? [])]);
  };
  const open = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest(HAS_ITS_OWN_CLICK))) input.current?.click();
  };
  return (
    <div
      className={className}
      {...(opensAnywhere && !disabled && { onClick: open, 'data-opens': true })}
      data-over={(isOver && !disabled) || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <input
        ref={input}
        type="file"
        multiple={multiple}
        accept={accept}
        className="sr"
        tabIndex={-1}
        aria-label={label}
        disabled={disabled}
        onChange={(event) => {
          take(event.target.files);
          // the same file can be chosen again after it was corrected
          event.target.value = '';
        }}
      />
      {children}
    </div>
  );
}
