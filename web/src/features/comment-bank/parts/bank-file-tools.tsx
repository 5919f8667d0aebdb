import type { BankComment } from '@ordklar/contract';
import { useRef, useState } from 'react';
import { client } from '../../../lib/api/client.ts';
import { readBytes } from '../../../lib/files/zip-signature.ts';
import { showErrorToast, showToast } from '../../../lib/toasts/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { IconDownload, IconUpload } from '../../../ui/icons.ts';
import type { CommentType } from '../comment-bank.queries.ts';
import { bankText } from '../comment-bank.text.ts';
import { MAX_COMMENT_FILE, readCommentFile, writeCommentFile } from '../comment-file.ts';
import { useChangeBank } from '../use-change-bank.ts';
import s from '../comment-bank.module.css';

const text = bankText.file;

function download(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // a browser that asks where to save it still reads it
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The bytes of a file, or the sentence that says why not: one of gigabytes is not read to find that it is too big. */
const bytesOf = (file: File): Promise<Uint8Array | string> | string =>
  file.size > MAX_COMMENT_FILE
    ? text.tooBig
    : readBytes(file).then(
        (bytes) => new Uint8Array(bytes),
        () => text.notRead,
      );

/** The own comments as a file, and those of a file as the own. */
export function BankFileTools({ own, types }: { own: readonly BankComment[]; types: readonly CommentType[] }) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const { refresh } = useChangeBank();
  const take = async ([file]: File[]) => {
    if (!file) return;
    setProblem('');
    setBusy(true);
    try {
      const bytes = await bytesOf(file);
      const read = typeof bytes === 'string' ? { problem: bytes } : readCommentFile(bytes, types);
      if ('problem' in read) return setProblem(read.problem);
      const { added, known } = await client.importBankComments({ body: { comments: read.comments } });
      await refresh();
      showToast({ message: text.done(added, known, read.withoutType) });
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={s.files}>
      <FileDrop
        input={input}
        className={s.drop}
        label={text.choose}
        accept=".csv,text/csv"
        onFiles={(files) => void take(files)}
      >
        <Button look="line" busy={busy} icon={<IconUpload aria-hidden="true" />} onClick={() => input.current?.click()}>
          {text.import}
        </Button>
        <Button
          look="line"
          icon={<IconDownload aria-hidden="true" />}
          onClick={() =>
            own.length === 0 ? showErrorToast(text.nothing) : download(text.name, writeCommentFile(own, types))
          }
        >
          {text.export}
        </Button>
      </FileDrop>
      <p className={s.small}>{text.help}</p>
      {problem && <FieldError>{problem}</FieldError>}
    </div>
  );
}
