import type { CloudService } from '@ordklar/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { showErrorToast } from '../../../lib/toasts/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconCloudDownload } from '../../../ui/icons.ts';
import { cloudText as text, sentenceOf } from '../cloud-files.text.ts';
import { holdFrame, pickFile } from '../picker-frames.ts';
import s from '../cloud-files.module.css';

/** What is done with a file from a service, and with a reason why none came. */
export interface FetchedFile {
  onFile: (file: File, source: CloudService) => void;
  onProblem: (problem: string | null) => void;
  /** Said of a file above the limit, in the words of the upload. */
  tooLarge: string;
  /** How the buttons lie on the page. */
  className?: string | undefined;
}

/** A button for each service that is allowed; each opens the service's own picker. */
export default function FetchButtons({
  services,
  teacherId,
  disabled,
  onFile,
  onProblem,
  tooLarge,
  className,
}: FetchedFile & { services: readonly CloudService[]; teacherId: number; disabled: boolean }): ReactNode {
  const [status, setStatus] = useState('');
  const [isFetching, setFetching] = useState(false);
  const turn = useRef(0);
  useEffect(() => {
    const release = services.map((service) => holdFrame(service, teacherId, text.frame(service)));
    return () => release.forEach((letGo) => letGo());
  }, [services, teacherId]);

  const fetchFrom = async (service: CloudService) => {
    // a window that was forgotten behind others answers late, or never
    const mine = ++turn.current;
    const isMine = () => mine === turn.current;
    onProblem(null);
    setStatus(text.waiting(service));
    const picked = await pickFile(service, teacherId, (name) => {
      if (!isMine()) return;
      setFetching(true);
      setStatus(text.fetching(service, name));
    });
    if (!isMine()) return;
    setFetching(false);
    setStatus(picked === 'closed' ? text.closed : '');
    if (picked === 'closed') return;
    if ('file' in picked) return onFile(picked.file, service);
    const sentence = sentenceOf(service, picked.failed, tooLarge);
    if (sentence === null) showErrorToast();
    onProblem(sentence);
  };
  return (
    <div className={classNames(s.services, className)} role="group" aria-label={text.label}>
      {services.map((service) => (
        <Button
          key={service}
          look="line"
          icon={<IconCloudDownload aria-hidden="true" />}
          disabled={disabled || isFetching}
          onClick={() => void fetchFrom(service)}
        >
          {text.fetchFrom(service)}
        </Button>
      ))}
      <p role="status">{status}</p>
    </div>
  );
}
