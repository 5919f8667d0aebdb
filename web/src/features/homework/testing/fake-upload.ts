import { vi } from 'vitest';

/** Stands in for XMLHttpRequest: a test says how far the bytes are and what the server answers. */
export class FakeUpload {
  static all: FakeUpload[] = [];
  upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  body: FormData | undefined;
  open = vi.fn();
  setRequestHeader = vi.fn();
  abort = vi.fn();
  constructor() {
    FakeUpload.all.push(this);
  }
  send(body: FormData) {
    this.body = body;
  }
  /** Names of the files in the body. */
  names(): string[] {
    return (this.body?.getAll('files[]') ?? []).map((file) => (file as File).name);
  }
  /** Bytes that have gone out, as a fraction. */
  sent(fraction: number) {
    this.upload.onprogress?.({ lengthComputable: true, loaded: fraction * 1000, total: 1000 });
  }
  answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}

/** A file that begins as a DOCX does. */
export const docx = (name = 'Min anmeldelse.docx', bytes: BlobPart = 'PK\u0003\u0004rest') =>
  new File([bytes], name, { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' });
