import type { ReactNode } from 'react';
import { IconExternalLink, IconFileText } from './icons.ts';
import { classNames } from './class-names.ts';
import s from './attachments.module.css';

/** A file to fetch, or a page to open. */
export interface Attachment {
  key: string;
  kind: 'file' | 'link';
  name: string;
  /** A second line, such as the size. */
  note?: string;
  /** Absent while it cannot be opened yet. */
  href?: string;
}

function Body({ item: { kind, name, note } }: { item: Attachment }) {
  const Icon = kind === 'file' ? IconFileText : IconExternalLink;
  return (
    <>
      <Icon aria-hidden="true" />
      <span>
        {name}
        {note && <small>{note}</small>}
      </span>
    </>
  );
}

/** Files and links under a heading; pages open beside this one, files are saved. `tools` follow each of them. */
export function Attachments({
  heading,
  items,
  tools,
  className,
}: {
  heading: string;
  items: readonly Attachment[];
  tools?: (item: Attachment) => ReactNode;
  className?: string;
}) {
  if (items.length === 0) return null;
  return (
    <section className={classNames(s.attachments, className)}>
      <h3>{heading}</h3>
      <ul>
        {items.map((item) => (
          <li key={item.key}>
            {item.href === undefined ? (
              <div className={s.attachment}>
                <Body item={item} />
              </div>
            ) : (
              <a
                className={s.attachment}
                href={item.href}
                {...(item.kind === 'file' ? { download: item.name } : { target: '_blank', rel: 'noopener noreferrer' })}
              >
                <Body item={item} />
              </a>
            )}
            {tools?.(item)}
          </li>
        ))}
      </ul>
    </section>
  );
}
